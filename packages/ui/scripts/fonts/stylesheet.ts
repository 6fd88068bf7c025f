import { devanagariOnDevice, type FallbackFont, type samples } from "./fallback-fonts.ts";
import { type FontSubset, hindiName, range } from "./subsets.ts";

/** The font's metrics that the stylesheet needs; heights in em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Width of each script's sample, in em. */
  readonly widths: Record<keyof typeof samples, number>;
}

/** A `unicode-range` of exactly these characters, with consecutive ones joined. */
export function unicodeRange(characters: string) {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))];
  const runs: [number, number][] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(", ");
}

/** As whole blocks, which are short to write: a letter that the file lacks comes from the next font. */
const extendedLatin = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}`;

const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

function face(family: string, src: string, rest: Record<string, string>) {
  const lines = Object.entries({ "font-family": `"${family}"`, src, ...rest });
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join("\n")}\n}\n`;
}
const localFonts = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(", ");

const webFace = (family: string, { file }: FontSubset, range: string) =>
  face(family, `url("./fonts/${file}") format("woff2")`, {
    "font-weight": "400",
    "font-display": "swap",
    "unicode-range": range,
  });
const devanagariBlock = "U+900-97f, U+200c-200d";

/** The fallback font, scaled to our widths and baseline, so that the swap causes no layout shift. */
function fallbackFace({ script, names, width }: FallbackFont, metrics: FontMetrics) {
  const size = metrics.widths[script] / width;
  return face("Tiro Fallback", localFonts(names), {
    "size-adjust": percent(size),
    "ascent-override": percent(metrics.ascent / size),
    "descent-override": percent(metrics.descent / size),
    "line-gap-override": percent(metrics.lineGap / size),
    "unicode-range": script === "latin" ? "U+20-24f, U+1e00-1eff, U+2000-22ff" : devanagariBlock,
  });
}

/** The content of `theme/fonts.css`. */
export function fontStylesheet(
  latin: FontSubset,
  devanagari: FontSubset,
  fallbackFonts: readonly FallbackFont[],
  metrics: FontMetrics,
) {
  const isOfScript = (character: string) => /[\u0900-\u097f\u200c\u200d]/.test(character);
  const latinCharacters = [...latin.characters, ...extendedLatin].filter((each) => !isOfScript(each));
  const latinRange = unicodeRange(latinCharacters.join(""));
  const script = [...devanagari.characters].filter(isOfScript);
  const scriptRange = unicodeRange(script.join(""));
  const shared = new Set(devanagari.characters);
  const latinAlone = latinCharacters.filter((character) => !shared.has(character));
  return [
    `/*
 * Written by scripts/build-fonts.ts. Tiro Devanagari Hindi, SIL Open Font License 1.1 (fonts/OFL.txt).
 * English pages load the Latin file alone; a Devanagari word among them brings the other.
 */
`,
    webFace("Tiro Devanagari Hindi", latin, latinRange),
    webFace("Tiro Devanagari Hindi", devanagari, scriptRange),
    `/* The same two files for Hindi pages: here digits and punctuation come from the Devanagari file. */
`,
    webFace("Tiro Hindi", latin, unicodeRange(latinAlone.join(""))),
    webFace("Tiro Hindi", devanagari, unicodeRange(devanagari.characters)),
    `/*
 * Devanagari in running text: the device's own font in its own weights, or else ours. They are the first families of
 * their stack: after a font without the script, Chromium keeps the boxes of the words that it drew before ours had come.
 */
`,
    ...devanagariOnDevice.map(({ weight, names }) =>
      face("Devanagari Local", localFonts(names), {
        "font-weight": weight,
        "unicode-range": devanagariBlock,
      }),
    ),
    webFace("Devanagari Text", devanagari, scriptRange),
    `/* The word "${hindiName}" on an English page, from the file that the page has anyway. */
`,
    webFace("Hindi Name", latin, unicodeRange(hindiName)),
    `/* Fonts that are on the device, given our widths and our baseline until ours has come. */
`,
    ...fallbackFonts.map((font) => fallbackFace(font, metrics)),
    `:root:lang(hi) {
  --font-serif: "Tiro Hindi", "Tiro Fallback", "Noto Serif Devanagari", Georgia, serif;
  --font-hindi-name: var(--font-sans);
}
`,
  ].join("\n");
}
