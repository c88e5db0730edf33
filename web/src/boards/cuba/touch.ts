// How the drawing of a thing shows that it may be touched: the spots that are touched lie above the drawings.

import type { Scene } from "../../table/scene";

export function lit(scene: Scene, touch: readonly string[]): "" | "lit" | "picked" {
  const state = scene.choosing?.question ? scene.choosing.touchOf(touch) : "quiet";
  return state === "free" ? "lit" : state === "chosen" ? "picked" : "";
}
