// Where the drawings of Havana's pieces are.

const SINGLE: Readonly<Record<string, string>> = { pesos: "coin-peso", worker: "worker-meeple", workers: "worker-meeple" };

/** The address of a cube, a peso or a worker. */
export const artOf = (piece: string): string => `common.svg#${SINGLE[piece] ?? `cube-${piece}`}`;

/** The colour of a card, by the number on it; white is read on each of them. */
export const INKS = ["#67605a", "#3f7046", "#2763a8", "#8a5c06", "#1a6b7b", "#7a4da2", "#8c4a2a", "#33424e", "#85600a", "#ad2f5c"] as const;
