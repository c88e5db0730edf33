import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { stageUnits } from "./stage_units.ts";

const TEXTS = new URL("../src/malecon/text/", import.meta.url);
const ART = new URL("./public/art/", import.meta.url);
const OURS = new URL("./src/text/generated/", import.meta.url);
// The server says these sentences itself; the browser need not load them.
const SAID_BY_SERVER =
  /^(arena|ask|backup|bot|build|caption|cli|count|coverage|decision|doctor|error|event|hint|move|option|pair|play|reason|recap|restore|serve|simulate|verify|wares)-/;

/** The messages of a Fluent file that the browser says: each begins in the first column and goes on indented. */
function spoken(text: string): string {
  const messages = text.split(/^(?=[a-z-][\w-]* =)/m);
  return messages.filter((message) => /^[a-z-]/.test(message) && !SAID_BY_SERVER.test(message)).join("");
}

function writeTexts(): void {
  mkdirSync(OURS, { recursive: true });
  for (const language of ["en", "fr"]) {
    const text = readFileSync(new URL(`${language}.ftl`, TEXTS), "utf-8");
    writeFileSync(new URL(`${language}.ftl`, OURS), spoken(text.replace(/^#.*\n/gm, "")));
  }
}

writeTexts();

/** As the server does it (pages/client.py). */
const digest = (file: string): string => createHash("sha256").update(readFileSync(new URL(file, ART))).digest("hex").slice(0, 20);
const sprites = Object.fromEntries(readdirSync(ART).map((file) => [file, digest(file)]));

/** What can be gained or paid, as far as all games have the same drawing of it. */
const signs = [...readFileSync(new URL("common.svg", ART), "utf-8").matchAll(/id="((?:good|res|mat|cube)-[a-z-]+)"/g)].map(([, id]) => id);

export default defineConfig({
  plugins: [svelte()],
  assetsInclude: ["**/*.ftl"],
  css: { postcss: { plugins: [stageUnits] } },
  define: { SPRITES: JSON.stringify(sprites), SIGNS: JSON.stringify(signs) },
  build: {
    outDir: "../src/malecon/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the pages allows no address that is data
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", trouble: "src/style/trouble.css" },
      // The server links to the style of its page for troubles by a name that it knows.
      output: { assetFileNames: ({ names }) => (names.includes("trouble.css") ? "trouble.css" : "assets/[name]-[hash][extname]") },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:8765", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // One page for all of them: to make a new one takes longer than the tests.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false },
});
