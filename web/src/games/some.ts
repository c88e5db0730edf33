/** Some of many things, evenly spread over them. */
export const some = (things: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, place) => things[Math.floor((place * (things.length - 1)) / (count - 1))] ?? "");
