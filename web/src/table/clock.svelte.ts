// The clocks of the players, counted down here and set by every update.

import { language, say } from "../text/texts.svelte";
import type { Update } from "../wire";

let now = $state(Date.now());
setInterval(() => (now = Date.now()), 1000);

/** Whether a moment (seconds since 1970) is still to come, by this device's clock. */
export const isToCome = (moment: number): boolean => now < moment * 1000;

/** A moment of this day, as clocks on the wall show it. */
export const timeOfDay = (moment: number): string => new Date(moment * 1000).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const arrived = new WeakMap<Update, number>(); // when an update came, by this device's clock

/** The seconds that a seat has left; null where no clock runs for it. */
export function secondsLeft(update: Update | null, seat: number): number | null {
  const time = update?.table.times[seat];
  if (!update || !time || update.table.state !== "playing" || update.table.seats[seat]?.kind === "bot") return null;
  if (time.since === undefined || time.since === null || update.now === undefined || update.now === null) return time.left;
  const at = arrived.get(update) ?? Date.now();
  arrived.set(update, at);
  return Math.max(0, time.left - (update.now - time.since) - Math.max(0, now - at) / 1000);
}

const two = (number: number): string => String(number).padStart(2, "0");

export function clockFace(seconds: number): string {
  const whole = Math.floor(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  if (days) return say("page-time-days", { days, time: `${two(hours)}:${two(minutes)}` });
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
