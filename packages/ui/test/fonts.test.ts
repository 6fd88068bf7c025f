// @vitest-environment node
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { decompress } from "wawoff2";
import { openFont } from "../scripts/fonts/harfbuzz.ts";
import { unicodeRange } from "../scripts/fonts/stylesheet.ts";
import { devanagari, latin } from "../scripts/fonts/subsets.ts";

const theme = join(import.meta.dirname, "../src/theme");
const { resolve } = createRequire(import.meta.url);
const source = dirname(resolve("@expo-google-fonts/tiro-devanagari-hindi/package.json"));
const whole = openFont(
  new Uint8Array(readFileSync(join(source, "400Regular/TiroDevanagariHindi_400Regular.ttf"))),
);
const open = async (file: string) => openFont(await decompress(readFileSync(join(theme, "fonts", file))));

const hindi =
  "श्री रुद्राभिषेक प्रदोष त्रयोदशी ज्येष्ठ मन्त्र ज्ञान कृष्ण क्षेत्र श्रद्धा महालक्ष्मी विन्ध्यवासिनी त्र्यम्बकेश्वर ओंकारेश्वर विश्वनाथ बद्रीनाथ महाराष्ट्र शुक्ल पक्ष द्वादशी द्वितीया चतुर्दशी पूर्णिमा नक्षत्र उत्तराषाढ़ा मार्गशीर्ष कार्त्तिक आदित्य हृदयम् ब्राह्मण चिह्न विघ्नहर्ता सिद्धिविनायक शान्ति पञ्चामृत अग्नि प्रज्वलित गृह्णामि सङ्कल्प गङ्गा सङ्क्रान्ति सहस्रनाम स्तोत्र स्वस्ति ज्योत्स्ना लक्ष्म्यै विद्या बुद्धि दुर्गा सप्तशती चण्डी नवरात्रि उद्यापन ऋद्धि कुम्भ बिल्वपत्र ऊर्ध्व शुद्ध्यर्थ द्वन्द्व अर्घ्य मृत्युञ्जय पुष्पाञ्जलि षष्ठी अष्टोत्तर ज्योतिर्लिङ्ग आर्द्रा आश्लेषा पूर्वाफाल्गुनी यज्ञ द्रव्य व्याख्या राष्ट्रीय मिष्टान्न अन्नपूर्णा ऑर्डर ट्रस्ट प्लेटफ़ॉर्म व्हाट्सऐप ऑनलाइन ब्रह्मा विष्णु निश्चय प्रश्न तत्त्व उज्ज्वल अच्छा पक्का मिट्टी चिट्ठी लड्डू गड्ढा पद्मासन उद्देश्य उद्घाटन सद्गुरु अद्भुत ऐश्वर्य छिन्नमस्ता कुष्माण्डा चन्द्रघण्टा स्वप्न रत्न आह्वान आह्लाद मध्याह्न स्वाहा दुःख उन्होंने शृंगार क़ीमत ख़रीदें मुफ़्त ज़्यादा मूर्तियाँ कीं";

describe("the font files", () => {
  it.each(readdirSync(join(theme, "fonts")).filter((file) => file.endsWith(".woff2")))(
    "%s is within the 28 kB of a first page load",
    (file) => expect(statSync(join(theme, "fonts", file)).size).toBeLessThanOrEqual(28_000),
  );

  it("shape Hindi like the full font: no missing glyph, no visible virama that it would join", async () => {
    const cut = await open("tiro-devanagari.woff2");
    const viramas = (font: typeof cut, word: string) => {
      const virama = font.shape("़्").glyphs.at(-1);
      return font.shape(word).glyphs.filter((glyph) => glyph === virama).length;
    };
    const broken = hindi
      .split(" ")
      .filter((word) => cut.shape(word).glyphs.includes(0) || viramas(cut, word) > viramas(whole, word));
    expect(broken).toEqual([]);
  });

  it("keep the widths of the full font within 1 %", async () => {
    const cut = await open("tiro-devanagari.woff2");
    expect(cut.shape(hindi).width / whole.shape(hindi).width).toBeCloseTo(1, 2);
  });

  it("need no other file for a Hindi date, price or quotation", async () => {
    const cut = await open("tiro-devanagari.woff2");
    expect(cut.shape("22 नवंबर 2026, 1 सित॰, 18:30 – “₹1,101” · $15\u00a0€9!").glyphs).not.toContain(0);
  });

  it.each([latin, devanagari])(
    "$file has a glyph for each of its characters",
    async ({ file, characters }) => {
      const cut = await open(file);
      // A control character has no glyph of its own.
      const missing = [...characters].filter((character) => cut.shape(character).glyphs.includes(0));
      expect(missing).toEqual([]);
    },
  );

  it("draw a letter with its nukta alike, written as one character or as two", async () => {
    const cut = await open("tiro-devanagari.woff2");
    for (const letter of Array.from({ length: 8 }, (_, i) => String.fromCodePoint(0x958 + i))) {
      expect(cut.shape(letter).glyphs, letter).toEqual(cut.shape(letter.normalize("NFD")).glyphs);
    }
  });

  it("write the name of Hindi from the Latin file like the full font", async () => {
    const name = (font: typeof whole) => {
      const { glyphs, width } = font.shape("हिन्दी");
      return { width, glyphs: glyphs.length, missing: glyphs.includes(0) };
    };
    expect(name(await open("tiro-latin.woff2"))).toEqual({ ...name(whole), missing: false });
  });

  it("support names in Latin letters with and without diacritics", async () => {
    const cut = await open("tiro-latin.woff2");
    expect(cut.shape("Śrī Rudrābhiṣek at Kāśī — “₹851” é ß Ñ").glyphs).not.toContain(0);
  });
});

describe("the stylesheet", () => {
  const css = readFileSync(join(theme, "fonts.css"), "utf8");

  it("names only existing files", () => {
    const named = [...css.matchAll(/url\("\.\/fonts\/([^"]+)"\)/g)].map(([, file]) => file);
    expect(new Set(named)).toEqual(new Set(["tiro-latin.woff2", "tiro-devanagari.woff2"]));
  });

  it("has the bold Devanagari of the device, which would be a thickened regular one otherwise", () => {
    const local = [...css.matchAll(/"Devanagari Local";\s+src:([^;]+);\s+font-weight: (\d+)/g)];
    expect(local.map(([, names, weight]) => [weight, /Bold|Semibold/.test(names ?? "")])).toEqual([
      ["400", false],
      ["600", true],
    ]);
  });

  it("loads no Devanagari for a page of plain Latin text", () => {
    const [latin, devanagari] = css.split("/* The same two files")[0]?.match(/unicode-range:[^;]+/g) ?? [];
    expect(latin).toContain("U+20-7e");
    expect(devanagari).not.toMatch(/U\+[2-7][0-9a-f]\b/);
  });
});

it("a unicode-range joins consecutive characters and contains each once", () => {
  expect(unicodeRange("cbaa é")).toBe("U+20, U+61-63, U+e9");
});
