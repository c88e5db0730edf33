// Which window is open above the table.

export type Window =
  | { kind: "rule"; clause: string }
  | { kind: "menu" | "keys" | "about" | "description" };

class Windows {
  open: Window | null = $state.raw(null);

  show(window: Window): void {
    this.open = window;
  }
  close(): void {
    this.open = null;
  }
}

export const windows = new Windows();
