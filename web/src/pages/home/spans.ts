// How long ago something was, in a word or two.

import { locale } from "../../text/texts.svelte";

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]] as const;

/** The time since a moment (seconds since 1970) in its largest unit; nothing for less than a minute. */
export function spanSince(moment: number, now = Date.now() / 1000): string {
  const seconds = now - moment;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? [];
  if (!unit || !size) return "";
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: unit === "minute" ? "short" : "long" }).format(Math.floor(seconds / size));
}
