// What is drawn beside the words: for each chapter a few things in a row, for each thing its own picture.

import type { Pictures } from "../../games/registry";

export interface Picture {
  of: string;
  wide: number; // in the units of the sprites, 15 to the rem
  tall: number;
}

const PICTURES = import.meta.glob<Pictures>("../../games/*/pictures.ts", { eager: true, import: "pictures" });
const picturesOf = (game: string): Pictures | undefined => PICTURES[`../../games/${game}/pictures.ts`];

/** A picture at the size at which it stands in a row with others. */
function picture(name: string, { sizes }: Pictures): Picture {
  const [, wide, tall] = sizes.find(([drawings]) => drawings.test(name)) ?? [null, 48, 48];
  return { of: name.replace("#", ".svg#"), wide, tall };
}

/** What stands above a chapter; nothing in a game without pictures. */
export function sceneOf(game: string, chapter: string): Picture[] {
  const pictures = picturesOf(game);
  return pictures?.chapters[chapter]?.map((name) => picture(name, pictures)) ?? [];
}

/** The picture of the thing that a group of clauses is about. */
export function pictureOf(game: string, thing: string): Picture | null {
  const pictures = picturesOf(game);
  const [begin, drawn] = Object.entries(pictures?.things ?? {}).find(([begin]) => thing.startsWith(begin)) ?? [];
  return pictures && begin !== undefined && drawn !== undefined ? picture(drawn + thing.slice(begin.length), pictures) : null;
}

export const KIND_ICONS: Record<string, string> = {
  component: "cards",
  setup: "table",
  flow: "repeat",
  rule: "book",
  scoring: "star",
  end: "flag",
  variant: "dice",
  ruling: "hand",
  data: "info",
  example: "eye",
};
