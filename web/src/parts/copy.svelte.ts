// Something for the clipboard, and whether it came there.

const TOLD = 2500; // milliseconds that a button says what it has done

export class Copying {
  done = $state(false);
  /** What nobody but the reader can copy: neither way was allowed here. */
  byHand = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string): Promise<void> {
    this.done = (await byClipboard(text)) || byField(text);
    this.byHand = this.done ? "" : text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.done = false), TOLD);
  }
}

/** Only secure pages have a clipboard, and the page of a server in the living room is none. */
async function byClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function byField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "hide-visually";
  field.readOnly = true; // or a phone shows its keyboard
  field.value = text;
  (before?.closest("dialog") ?? document.body).append(field); // beside an open window nothing can be selected
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
