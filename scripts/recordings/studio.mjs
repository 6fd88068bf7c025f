// A page in Chromium that can import the film makers of this folder, with encoder, muxer and fonts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium as browsers } from "playwright";
import { chromium, ensureChromium } from "../chromium.mjs";

/** No film is larger, in bytes. */
const LIMIT = 800_000;
const { resolve } = createRequire(import.meta.url);
const ui = createRequire(join(import.meta.dirname, "../../packages/ui/package.json"));
const origin = "https://film.test";

const imports = { mediabunny: "/lib/mediabunny.mjs", "@mediabunny/aac-encoder": "/lib/aac-encoder.mjs" };
const libraries = {
  "/": [
    "text/html",
    Buffer.from(`<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`),
  ],
  "/lib/mediabunny.mjs": [
    "text/javascript",
    readFileSync(join(resolve("mediabunny"), "../mediabunny.min.mjs")),
  ],
  "/lib/aac-encoder.mjs": [
    "text/javascript",
    readFileSync(join(resolve("@mediabunny/aac-encoder"), "../mediabunny-aac-encoder.min.mjs")),
  ],
  "/latin.woff2": [
    "font/woff2",
    readFileSync(ui.resolve("@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2")),
  ],
  "/devanagari.ttf": [
    "font/ttf",
    readFileSync(
      ui.resolve("@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf"),
    ),
  ],
};

/** A module of this folder, by its path in the page. */
function ownModule(path) {
  if (!/^(?:\/[a-z][a-z0-9-]*)+\.mjs$/.test(path)) return undefined;
  return ["text/javascript", readFileSync(join(import.meta.dirname, path))];
}

/** Opens the page, hands it to `record`, and closes it. */
export async function withStudio(record) {
  await ensureChromium();
  const browser = await browsers.launch(chromium());
  try {
    const page = await browser.newPage();
    page.on("console", (message) => console.log(message.text()));
    // Encoders are available in a secure context only.
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const [contentType, body] = libraries[pathname] ?? ownModule(pathname) ?? [];
      return body ? route.fulfill({ contentType, body }) : route.fulfill({ status: 404 });
    });
    await page.goto(origin);
    return await record(page);
  } finally {
    await browser.close();
  }
}

/** The bytes of a film, which must not be too many. */
export function filmBytes(name, base64) {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > LIMIT) throw new Error(`${name} has ${bytes.length} bytes, more than ${LIMIT}.`);
  console.log(`${name}: ${bytes.length} bytes`);
  return bytes;
}
