// What is drawn out beside or over the board, and what was said meanwhile. Nothing of the table moves for it.

export type Drawer = "others" | "log";

class Drawers {
  /** Over the board, where the side has no room for it. */
  open: Drawer | null = $state(null);

  toggle(drawer: Drawer): void {
    this.open = this.open === drawer ? null : drawer;
  }
  close(): void {
    this.open = null;
  }
}

export const drawers = new Drawers();
