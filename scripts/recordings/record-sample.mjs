// `pnpm record:sample`: films the sample recording from the scenes of apps/api/art, with our own tones, and writes its
// captions. The film is committed: encoders do not produce the same bytes twice.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium as browsers } from "playwright";
import { sampleCaptions, sampleRecording } from "../../apps/api/art/recordings/sample-recording.ts";
import { chromium, ensureChromium } from "../chromium.mjs";

const LIMIT = 800_000;
const folder = join(import.meta.dirname, "../../apps/api/art/recordings");
const { resolve } = createRequire(import.meta.url);
const ui = createRequire(join(import.meta.dirname, "../../packages/ui/package.json"));

const imports = { mediabunny: "/mediabunny.mjs", "@mediabunny/aac-encoder": "/aac-encoder.mjs" };
const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;
const files = {
  "/": ["text/html", Buffer.from(page)],
  "/film.mjs": ["text/javascript", readFileSync(join(import.meta.dirname, "film.mjs"))],
  "/mediabunny.mjs": ["text/javascript", readFileSync(join(resolve("mediabunny"), "../mediabunny.min.mjs"))],
  "/aac-encoder.mjs": [
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

await ensureChromium();
const browser = await browsers.launch(chromium());
try {
  const tab = await browser.newPage();
  tab.on("console", (message) => console.log(message.text()));
  // Encoders are available in a secure context only.
  await tab.route("https://film.test/**", (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? [];
    return body ? route.fulfill({ contentType, body }) : route.fulfill({ status: 404 });
  });
  await tab.goto("https://film.test/");
  const encoded = await tab.evaluate(async (film) => {
    const { encodeFilm } = await import("./film.mjs");
    return encodeFilm(film);
  }, sampleRecording);
  const bytes = Buffer.from(encoded, "base64");
  if (bytes.length > LIMIT) throw new Error(`The film has ${bytes.length} bytes, more than ${LIMIT}.`);
  writeFileSync(join(folder, "sample-recording.mp4"), bytes);
  console.log(`sample-recording.mp4: ${bytes.length} bytes`);
} finally {
  await browser.close();
}
for (const language of ["en", "hi"]) {
  writeFileSync(join(folder, `sample-recording.${language}.vtt`), sampleCaptions(language));
}
