// What the styles of the table may say beyond plain CSS.
//
// The table is one drawing that is scaled like a picture: `12u` is twelve units of it, `13t` type of thirteen units that is
// never smaller than 12 pixels. `@shape phone { … }` holds where the window has that shape; shapes that come later in
// this list go on from those before, so a style names only what is different.

import type { AtRule, Declaration } from "postcss";

/** Landscape windows with little room: phones that lie on their side, small windows, large zoom. */
const SHORT = "(aspect-ratio >= 1.1) and ((height < 660px) or (width < 1000px) or ((aspect-ratio >= 1.55) and (width < 1180px)))";

/** Without any of them the table is wide. */
export const SHAPES: Readonly<Record<string, string>> = {
  tablet: `(aspect-ratio < 1.55) and (not (${SHORT}))`,
  portrait: "(aspect-ratio < 1.1)",
  phone: "(aspect-ratio < 1.1) and ((width < 700px) or (height < 980px))",
  short: SHORT,
  squat: `(aspect-ratio < 1.9) and ${SHORT}`,
  // The other way round: what only some of them have.
  wide: `(aspect-ratio >= 1.55) and (not (${SHORT}))`,
  skyline: `(1.55 <= aspect-ratio < 1.7) and (not (${SHORT}))`,
  upright: "(aspect-ratio < 1.1) and (width >= 700px) and (height >= 980px)",
};

const LENGTH = /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))([ut])(?![\w%-])/g;

const inUnits = (_: string, number: string, unit: string): string =>
  unit === "u" ? `calc(${number} * var(--u))` : `max(12px, calc(${number} * var(--u)))`;

export const stageUnits = {
  postcssPlugin: "stage-units",
  Declaration(declaration: Declaration): void {
    if (LENGTH.test(declaration.value)) declaration.value = declaration.value.replace(LENGTH, inUnits);
    LENGTH.lastIndex = 0;
  },
  AtRule: {
    shape(rule: AtRule): void {
      const query = SHAPES[rule.params];
      if (query === undefined) throw rule.error(`there is no shape "${rule.params}"; there are ${Object.keys(SHAPES).join(", ")}`);
      rule.name = "container";
      rule.params = `stage ${query}`;
    },
  },
};
