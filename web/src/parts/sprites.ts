/** The digests of the sprites (vite.config.ts): an address that has one is kept for ever, and no drawing waits for the server. */
declare const SPRITES: Readonly<Record<string, string>>;

/** The address of a drawing: `common.svg#good-rum`. */
export function drawing(of: string): string {
  const [file = "", part = ""] = of.split("#");
  return `/art/${file}?${SPRITES[file]}#${part}`;
}
