// The three boxes: what is printed on them.

export interface Box {
  name: string;
  least: number;
  most: number;
  minutes: number;
}

export const BOXES: readonly Box[] = [
  { name: "cuba", least: 2, most: 5, minutes: 90 },
  { name: "santiago", least: 2, most: 4, minutes: 60 },
  { name: "havana", least: 2, most: 4, minutes: 45 },
];

const EASIEST = "santiago";
const KEPT = "malecon.last-game";

/** The game for who does not want to be asked: the one that was played last here. */
export function gameToPlay(): string {
  const last = localStorage.getItem(KEPT);
  return BOXES.find(({ name }) => name === last)?.name ?? EASIEST;
}

export function rememberGame(game: string): void {
  localStorage.setItem(KEPT, game);
}
