/** Writes `src/theme/fonts/*` and `src/theme/fonts.css` from the whole font. Run after a change of `fonts/`. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compress } from "wawoff2";
import { fallbackFonts, samples } from "./fonts/fallback-fonts.ts";
import { cutFont, openFont } from "./fonts/harfbuzz.ts";
import { fontStylesheet } from "./fonts/stylesheet.ts";
import { devanagari, latin } from "./fonts/subsets.ts";

/** The font budget of a first page load (docs/performance.md). */
const LIMIT = 28_000;

const { resolve } = createRequire(import.meta.url);
const source = dirname(resolve("@expo-google-fonts/tiro-devanagari-hindi/package.json"));
const theme = join(import.meta.dirname, "../src/theme");

const sfnt = new Uint8Array(await readFile(join(source, "400Regular/TiroDevanagariHindi_400Regular.ttf")));
const font = openFont(sfnt);

await mkdir(join(theme, "fonts"), { recursive: true });
await copyFile(join(source, "LICENSE_FONT"), join(theme, "fonts/OFL.txt"));

for (const subset of [latin, devanagari]) {
  const file = await compress(await cutFont(sfnt, subset));
  if (file.length > LIMIT)
    throw new Error(`${subset.file} is ${file.length} bytes, over ${LIMIT}: keep fewer glyphs`);
  await writeFile(join(theme, "fonts", subset.file), file);
  console.log(`${subset.file}: ${file.length} bytes`);
}

const widths = {
  latin: font.shape(samples.latin).width,
  devanagari: font.shape(samples.devanagari).width,
};
await writeFile(
  join(theme, "fonts.css"),
  fontStylesheet(latin, devanagari, fallbackFonts, { ...font.metrics, widths }),
);
