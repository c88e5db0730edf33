import type { Box } from "../registry";

export const box: Box = {
  picture: "home.svg#box-santiago",
  detail: "80 235 185 185",
  scene: "0 215 320 195",
  lid: "#e8a68e",
  sign: "#471b12",
  minutes: 60,
  easiest: true,
  parts: ["ship-entered"],
};
