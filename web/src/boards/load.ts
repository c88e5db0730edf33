// The drawn boards, each loaded when its game is played. Whatever has none is played on a plain one.

import type { Board } from "../table/scene";

const BOARDS = import.meta.glob<Board>("./*/board.ts", { import: "board" });

export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/board.ts`] ?? BOARDS["./plain/board.ts"];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}
