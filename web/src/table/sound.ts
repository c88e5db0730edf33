// Two soft notes when it is one's turn. No recording: the browser plays them itself, once somebody has touched the page.

import { settings } from "../settings.svelte";

let context: AudioContext | undefined;

/** Browsers let nothing be heard before the first click. */
function wake(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

for (const gesture of ["click", "keydown"]) addEventListener(gesture, wake, { capture: true });

export function ring(): void {
  if (!settings.sound || !context) return;
  const from = context.currentTime;
  for (const [at, frequency] of [[0, 523.25], [0.14, 659.25]] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from + at);
    volume.gain.linearRampToValueAtTime(0.12, from + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(from + at);
    tone.stop(from + at + 0.55);
  }
}
