// A record that somebody dropped on the page, on its way to the replay.

let record: string | null = null;

export function offer(text: string): void {
  record = text;
}

/** The record, once. */
export function taken(): string | null {
  const text = record;
  record = null;
  return text;
}
