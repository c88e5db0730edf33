import type { Box } from "../registry";

export const box: Box = {
  picture: "home.svg#box-cuba",
  detail: "40 200 180 180",
  scene: "0 140 320 210",
  kept: "xMaxYMax slice", // the lighthouse stands at the right
  lid: "#f4d08f",
  sign: "#0b3c49",
  minutes: 90,
  parts: ["round-begun"],
};
