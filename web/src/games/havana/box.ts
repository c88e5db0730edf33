import type { Box } from "../registry";

export const box: Box = {
  picture: "home.svg#box-havana",
  detail: "85 105 155 155",
  scene: "0 80 320 230",
  lid: "#9ccacb",
  sign: "#0b3c49",
  minutes: 45,
  parts: ["round-begun"],
};
