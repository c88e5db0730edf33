// What somebody has chosen for this device: language, theme, motion, pace of the others' moves, how one is called, one's colour.

export type Language = "en" | "fr";
export type Theme = "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "at-once";
export type Wish = "" | "blue" | "red" | "yellow" | "green" | "purple";

/** Milliseconds that a move of somebody else is shown before the next one. */
export const PACES: Record<Pace, number> = { slow: 2200, normal: 1100, fast: 450, "at-once": 0 };

const stored = (name: string): string | null => localStorage.getItem(`malecon.${name}`);
const oneOf = <Value extends string>(known: readonly Value[], value: string | null, otherwise: Value): Value =>
  known.find((each) => each === value) ?? otherwise;

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang") ?? stored("language");
  return oneOf(["en", "fr"], asked, navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
}

const LESS_MOTION = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language: Language = $state(firstLanguage());
  theme: Theme = $state(document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");
  still: boolean = $state(stored("still") === "yes");
  pace: Pace = $state(oneOf(["slow", "normal", "fast", "at-once"], stored("pace"), "normal"));
  sound: boolean = $state(stored("sound") !== "no");
  /** A mark in the title of the page. */
  alert: boolean = $state(stored("alert") !== "no");
  /** Whether what nobody would decline is taken without asking. */
  gifts: boolean = $state(stored("gifts") !== "no");
  /** A notification of the desktop, while the page is open. */
  notify: boolean = $state(stored("notify") === "yes");
  /** The colour that is asked for wherever one sits down. */
  colour: Wish = $state(oneOf(["", "blue", "red", "yellow", "green", "purple"], stored("colour"), ""));
  /** Whether the whole device wants nothing to move. */
  deviceStill: boolean = $state(LESS_MOTION.matches);

  constructor() {
    LESS_MOTION.addEventListener("change", () => (this.deviceStill = LESS_MOTION.matches));
  }

  /** Remember a choice on this device. */
  choose<Name extends "language" | "theme" | "still" | "pace" | "sound" | "alert" | "gifts" | "notify" | "colour">(name: Name, value: Settings[Name]): void {
    (this as Pick<Settings, Name>)[name] = value;
    localStorage.setItem(`malecon.${name}`, typeof value === "boolean" ? (value ? "yes" : "no") : value);
    this.show();
  }

  show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.dataset["motion"] = this.still ? "off" : "on";
  }

  /** Whether nothing should move by itself: by choice here, or of the whole device. */
  get calm(): boolean {
    return this.still || this.deviceStill;
  }
}

export const settings = new Settings();
settings.show();
