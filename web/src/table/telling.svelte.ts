// The table in words, as the server tells it: asked for anew whenever the table or the language has changed.

import { language } from "../text/texts.svelte";
import type { Sheet } from "../wire";
import type { Scene } from "./scene";

export class Telling {
  sheet: Sheet | null = $state.raw(null);
  lost = $state(false);
  private told: unknown = undefined;
  private spoken = "";

  constructor(private readonly scene: Scene) {}

  /** Ask, unless this is what was asked for last; what comes too late is not shown. */
  async refresh(): Promise<void> {
    const { view } = this.scene;
    if (view === this.told && language() === this.spoken) return;
    [this.told, this.spoken] = [view, language()];
    try {
      const sheet = await this.scene.tell();
      if (view === this.told) [this.sheet, this.lost] = [sheet, false];
    } catch {
      this.told = undefined;
      this.lost = true;
    }
  }
}

const tellings = new WeakMap<Scene, Telling>();

/** What all who show a table in words share. It stays up to date as long as the component is there. */
export function tellingOf(scene: Scene): Telling {
  const telling = tellings.get(scene) ?? new Telling(scene);
  tellings.set(scene, telling);
  $effect(() => {
    void [scene.view, language()];
    if (scene.view) void telling.refresh();
  });
  return telling;
}
