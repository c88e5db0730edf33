// What is drawn out beside or over the board, and what was said meanwhile. Nothing of the table moves for it.

/** Over the board, where the side has no room for it. */
export type Drawer = "others" | "log";
/** Over the log where it is beside the board, else over the board: all moves, what a hint tells, a text that is longer than a line. */
export type Sheet = "moves" | "hint" | "told";

class Drawers {
  open: Drawer | null = $state(null);
  sheet: Sheet | null = $state(null);
  /** Where the log is beside the board: put away. */
  folded = $state(false);

  toggle(drawer: Drawer): void {
    this.open = this.open === drawer ? null : drawer;
    if (this.open) this.sheet = null;
  }
  show(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
    if (this.sheet) this.open = null;
  }
  /** The uppermost thing that is open; whether there was one. */
  close(): boolean {
    const any = this.sheet !== null || this.open !== null;
    if (this.sheet) this.sheet = null;
    else this.open = null;
    return any;
  }
}

export const drawers = new Drawers();
