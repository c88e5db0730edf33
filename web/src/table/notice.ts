// A notification of the desktop when it is one's turn and one looks elsewhere: only on request, and while the page is open.

import { titleOf } from "../games/catalogue.svelte";
import { settings } from "../settings.svelte";
import { say } from "../text/texts.svelte";

export type Leave = "granted" | "refused" | "insecure";

/** Ask the browser; it asks the person, who has just clicked on something. */
export async function askLeave(): Promise<Leave> {
  if (!isSecureContext || !("Notification" in globalThis)) return "insecure";
  return (await Notification.requestPermission()) === "granted" ? "granted" : "refused";
}

/** One for a table, however often it calls. */
export function notify(table: string, game: string, body: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(say("page-title-asked", { page: titleOf(game) }), { body, tag: table, icon: "/art/icon.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Phones want a service worker for it, which we have not.
  }
}
