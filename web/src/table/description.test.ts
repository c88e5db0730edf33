import { describe, expect, it } from "vitest";

import { byReader, playerTitle } from "./description";

const PLAYERS = ["Ana", "Bo", "Cy"].map((name, seat) => ({ seat, name }));

describe("the table in words", () => {
  it("begins with the one who reads", () => {
    expect(byReader(PLAYERS, 1).map(({ name }) => name)).toEqual(["Bo", "Ana", "Cy"]);
  });
  it("names the players as they sit to who looks on", () => {
    expect(byReader(PLAYERS, null).map(({ name }) => name)).toEqual(["Ana", "Bo", "Cy"]);
  });
  it("says what holds for a player beside the name", () => {
    expect(playerTitle({ seat: 0, name: "Ana", marks: ["you", "Turn"] })).toBe("Ana · you · Turn");
    expect(playerTitle({ seat: 1, name: "Bo" })).toBe("Bo");
  });
});
