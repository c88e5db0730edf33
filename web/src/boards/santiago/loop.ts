// The loop road: a rounded rectangle that goes round clockwise, wherever the port lies on it.

/** The middle of the lane, in pixels of the road, and how far its corners are rounded. */
export interface Lane {
  x: number;
  y: number;
  width: number;
  height: number;
  bend: number;
}

interface Ends {
  left: number;
  top: number;
  right: number;
  bottom: number;
  bend: number;
}

function endsOf({ x, y, width, height, bend }: Lane): Ends {
  return { left: x, top: y, right: x + width, bottom: y + height, bend: Math.min(bend, width / 2, height / 2) };
}

/** As a path, from the middle of the left side. */
export function pathOf(lane: Lane): string {
  const { left, top, right, bottom, bend } = endsOf(lane);
  const arc = (x: number, y: number): string => `A${bend} ${bend} 0 0 1 ${x} ${y}`;
  return [
    `M${left} ${(top + bottom) / 2}`, `V${top + bend}`, arc(left + bend, top), `H${right - bend}`, arc(right, top + bend),
    `V${bottom - bend}`, arc(right - bend, bottom), `H${left + bend}`, arc(left, bottom - bend), "Z",
  ].join("");
}

interface Point {
  x: number;
  y: number;
}

const CHORDS = 12; // of a bend: finer than anybody sees

/** The same as a chain of points. Plain geometry: to ask the drawn path costs a layout of the page for every point. */
export function chain(lane: Lane): Point[] {
  const { left, top, right, bottom, bend } = endsOf(lane);
  const turn = (x: number, y: number, from: number): Point[] =>
    Array.from({ length: CHORDS + 1 }, (_, step) => {
      const angle = ((from + step / CHORDS) * Math.PI) / 2;
      return { x: x + bend * Math.cos(angle), y: y + bend * Math.sin(angle) };
    });
  const start = { x: left, y: (top + bottom) / 2 };
  return [
    start,
    ...turn(left + bend, top + bend, 2), // upper left, clockwise from the left
    ...turn(right - bend, top + bend, 3),
    ...turn(right - bend, bottom - bend, 0),
    ...turn(left + bend, bottom - bend, 1),
    start,
  ];
}

/** How far along a chain a place is, as a share of the whole. */
export function shareOf(way: readonly Point[], place: Point): number {
  let [length, best] = [0, { at: 0, gap: Infinity }];
  way.slice(1).forEach((end, step) => {
    const start = way[step] ?? end;
    const [x, y] = [end.x - start.x, end.y - start.y];
    const whole = Math.hypot(x, y);
    const along = whole ? Math.max(0, Math.min(1, ((place.x - start.x) * x + (place.y - start.y) * y) / whole ** 2)) : 0;
    const gap = Math.hypot(start.x + along * x - place.x, start.y + along * y - place.y);
    if (gap < best.gap) best = { at: length + along * whole, gap };
    length += whole;
  });
  return length ? (best.at / length) % 1 : 0;
}

/** The share at which a drive ends that never turns back: beyond 1 where it passes the beginning of the loop. */
export const onward = (from: number, to: number): number => (to > from ? to : to + 1);
