// The drawn boards, each loaded when its game is played.

import type { Board } from "../table/scene";

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  cuba: () => import("./cuba/board"),
  havana: () => import("./havana/board"),
  santiago: () => import("./santiago/board"),
};

export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).board;
}
