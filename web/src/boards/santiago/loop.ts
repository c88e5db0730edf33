// The loop road: a rounded rectangle that begins at the port and goes round clockwise.

export interface Size {
  width: number;
  height: number;
}

const WIDEST_BEND = 82; // pixels

/** The middle of the lane as a path. The port is in the middle of the left side, or of the upper one where the road stands upright. */
export function lane({ width, height }: Size, breadth: number, upright: boolean): string {
  const inset = breadth / 2;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const bend = Math.min(WIDEST_BEND, (right - left) / 2, (bottom - top) / 2);
  const arc = (x: number, y: number): string => `A${bend} ${bend} 0 0 1 ${x} ${y}`;
  const middle = { x: width / 2, y: height / 2 };
  const upperLeft = arc(left + bend, top);
  const upperRight = arc(right, top + bend);
  const lowerRight = arc(right - bend, bottom);
  const lowerLeft = arc(left, bottom - bend);
  if (upright) {
    return [
      `M${middle.x} ${top}`, `H${right - bend}`, upperRight, `V${bottom - bend}`, lowerRight,
      `H${left + bend}`, lowerLeft, `V${top + bend}`, upperLeft, "Z",
    ].join("");
  }
  return [
    `M${left} ${middle.y}`, `V${top + bend}`, upperLeft, `H${right - bend}`, upperRight,
    `V${bottom - bend}`, lowerRight, `H${left + bend}`, lowerLeft, "Z",
  ].join("");
}

interface Point {
  x: number;
  y: number;
}

const CHORDS = 12; // of a bend: finer than anybody sees

/** The same lane as a chain of points. Plain geometry: to ask the drawn path costs a layout of the page for every point. */
export function chain({ width, height }: Size, breadth: number, upright: boolean): Point[] {
  const inset = breadth / 2;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const bend = Math.min(WIDEST_BEND, (right - left) / 2, (bottom - top) / 2);
  const turn = (x: number, y: number, from: number): Point[] =>
    Array.from({ length: CHORDS + 1 }, (_, step) => {
      const angle = ((from + step / CHORDS) * Math.PI) / 2;
      return { x: x + bend * Math.cos(angle), y: y + bend * Math.sin(angle) };
    });
  const bends = [
    turn(left + bend, top + bend, 2), // upper left, clockwise from the left
    turn(right - bend, top + bend, 3),
    turn(right - bend, bottom - bend, 0),
    turn(left + bend, bottom - bend, 1),
  ];
  const port = upright ? { x: width / 2, y: top } : { x: left, y: height / 2 };
  const round = upright ? [...bends.slice(1), ...bends.slice(0, 1)] : bends;
  return [port, ...round.flat(), port];
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
