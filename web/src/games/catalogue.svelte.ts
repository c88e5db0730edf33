// The games that the server has, in the language that is spoken. They outlive the page that asked for them.

import { call, Refused } from "../server/call";
import { has, language, say } from "../text/texts.svelte";
import type { GameFacts } from "../wire";
import { BOXED, sideBySide } from "./registry";

class Catalogue {
  games: readonly GameFacts[] = $state.raw([]);
  /** The bots that play every game. */
  levels: readonly string[] = $state.raw([]);
  private spoken = ""; // the language in which it was asked for

  /** As the boxes stand: those that are drawn before the server has answered, then all that it has. */
  get names(): string[] {
    return sideBySide(this.games.length ? this.games.map(({ name }) => name) : BOXED);
  }

  find(game: string): GameFacts | undefined {
    return this.games.find(({ name }) => name === game);
  }

  /** Ask the server, unless it has been asked. */
  async load(): Promise<void> {
    const asked = language();
    if (this.spoken === asked) return;
    const found = await call("GET /api/games");
    this.spoken = asked;
    this.games = found.games;
    this.levels = found.levels;
  }

  /** The same for who can do without an answer. */
  async want(): Promise<void> {
    try {
      await this.load();
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
    }
  }
}

export const catalogue = new Catalogue();

/** What a game is called: the texts that are built in know it, or the server says it. */
export function titleOf(game: string): string {
  const key = `game-${game}`;
  if (has(key)) return say(key);
  const found = catalogue.find(game);
  if (!found) void catalogue.want();
  return found?.title ?? game;
}

/** How strong an opponent of a game is, in a word; a game of others may have stronger ones. */
export function strengthOf(strength: number): string {
  const key = `page-strength-${strength}`;
  return has(key) ? say(key) : `${strength}`;
}

/** The bots that may be asked to play: a game's own opponents or, where it has none, those that play every game. */
export function botsFor({ opponents }: GameFacts): { level: string; text: string }[] {
  if (!opponents.length) return catalogue.levels.map((level) => ({ level, text: say("page-new-bot", { name: level }) }));
  return opponents.map(({ name, strength }) => ({ level: `${strength}`, text: say("page-seat-bot", { name, level: strengthOf(strength) }) }));
}

/** How many may play. */
export function playersOf({ least, most }: GameFacts): string {
  return least === most ? say("page-home-players-only", { most }) : say("page-home-players", { least, most });
}
