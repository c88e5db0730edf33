import { describe, expect, it } from "vitest";

import { fold, holds, pieces, wordsOf } from "./search";

describe("words", () => {
  it("are compared without case, accents and curved apostrophes", () => {
    expect(fold("L’Entrepôt, ÉGALITÉ")).toBe("l'entrepot, egalite");
    expect(fold("main-d’œuvre")).toBe("main-d'oeuvre");
    expect(fold("pesos\u00a0: 3")).toBe("pesos : 3");
  });

  it("are taken apart at blanks, each once", () => {
    expect(wordsOf("  Navire  port navire ")).toEqual(["navire", "port"]);
    expect(wordsOf("   ")).toEqual([]);
    expect(wordsOf("a 7 port")).toEqual(["7", "port"]);
  });

  it("have to be there all", () => {
    const text = fold("La voiture avance d’au moins une étoile.");
    expect(holds(text, wordsOf("etoile voiture"))).toBe(true);
    expect(holds(text, wordsOf("étoile navire"))).toBe(false);
    expect(holds(text, [])).toBe(true);
  });
});

describe("pieces", () => {
  const hits = (text: string, query: string): string[] =>
    pieces(text, wordsOf(query)).filter((piece) => piece.hit).map((piece) => piece.text);

  it("are the whole text when nothing is looked for", () => {
    expect(pieces("Une étoile.", [])).toEqual([{ text: "Une étoile.", hit: false }]);
  });

  it("mark what was found as it is written", () => {
    expect(hits("L’étoile et les ÉTOILES", "etoile")).toEqual(["étoile", "ÉTOILE"]);
    expect(hits("la main-d’œuvre", "oeuvre")).toEqual(["œuvre"]);
    expect(hits("la main-d’œuvre", "-d'o")).toEqual(["-d’œ"]);
  });

  it("join marks that touch or overlap", () => {
    expect(hits("bonbons", "bon nbo")).toEqual(["bonbon"]);
  });

  it("put together are the text", () => {
    const text = "« Complet » et « vide » s’apprécient à part.";
    expect(pieces(text, wordsOf("s'app vide")).map((piece) => piece.text).join("")).toBe(text);
  });
});
