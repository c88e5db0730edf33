// What this browser adds to the chance of a game, after the server has promised its own part.

const BYTES = 16;

export const randomWord = (): string => Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
