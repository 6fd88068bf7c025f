/** What of Tiro Devanagari Hindi each file keeps. Both files come to at most 28,000 bytes. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** With the spaces that do not break, which dates and prices are written with. */
const typographic = "‘’“”–—…·•×₹$€\u00a0\u202f";
/** Letters of Sanskrit in Latin script (IAST), small and capital. */
const iast = "āīūēōṛṝḷṃṁḥṅñṇṭḍśṣĀĪŪĒŌṚṜḶṂṀḤṄÑṆṬḌŚṢ";

const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह"];
const nuktaLetters = ["क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"];
const signs = [..."ािीुूृेैॉोौ"];
const joiners = "\u200c\u200d";

/**
 * Conjuncts that keep a glyph of their own: those whose drawing differs by 30 % of its ink or more from the
 * half form set before the full letter, and that occur in Hindi. Every other conjunct is set from those two
 * glyphs, which differ from the drawn ones by a few units of spacing.
 */
const conjuncts = [
  "क्ष ज्ञ ङ्क ङ्ख ङ्ग ङ्घ द्ग द्घ द्द द्ध द्ब द्भ द्म द्य द्व ड्ग ड्ड ड्ढ ड्य ट्ट ट्ठ ट्य ठ्य ढ्य श्च श्न श्व ञ्च ञ्ज",
  "ह्ण ह्न ह्म ह्य ह्ल ह्व न्न न्ध न्भ त्त त्थ त्न त्स ष्ट ष्ठ प्न ग्न घ्न म्न ध्न ध्म स्न स्म स्स ब्ध च्छ",
  "क्ष्र ङ्क्र त्स्न द्द्य द्ध्य द्व्य ष्ट्य ष्ठ्य ष्ट्र ह्म्य",
].flatMap((line) => line.split(" "));
/** These join the next letter by a half form of their own; a narrower त्र and the raised ु follow from context. */
const halfConjuncts = ["क्ष", "ज्ञ", "त्त", "त्र", "श्र", "प्र", "क्र", "न्भ"];

/** Texts whose glyphs, as shaped by the whole font, the Devanagari file must hold. */
const shaped = [
  ...nuktaLetters,
  ...conjuncts,
  ...[..."कखगघचजटडतथदधनपफबभमवशषसह"].map((letter) => `${letter}्र`),
  ...conjuncts.flatMap((letter) => [`${letter}ु`, `${letter}ू`, `${letter}ि`]),
  ...consonants.map((letter) => `${letter}्\u200d`),
  ...halfConjuncts.map((letter) => `${letter}्क`),
  "त्त्र",
  "फ़्क",
  "ज़्क",
  // The signs of a vowel have other widths and heights beside a reph, an anusvara and a wide letter.
  ...consonants.flatMap((letter) =>
    signs.flatMap((sign) => [
      `${letter}${sign}`,
      `${letter}${sign}ं`,
      `${letter}${sign}ँ`,
      `र्${letter}${sign}`,
      `र्${letter}${sign}ं`,
    ]),
  ),
];

/** One file to be made: what it must be able to write, and which OpenType features it keeps. */
export interface FontSubset {
  readonly file: string;
  readonly characters: string;
  readonly shaped: readonly string[];
  readonly features: readonly string[];
}

/** The file of English pages. */
export const latin: FontSubset = {
  file: "tiro-latin.woff2",
  characters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${typographic}†‹›−ŒœŸ${iast}`,
  shaped: ["fi", "fl", "ff", "ffi", "fj"],
  features: ["ccmp", "kern", "liga", "lnum", "locl"],
};

/** The file of Hindi pages: it holds digits and punctuation too, so that a Hindi page needs no other. */
export const devanagari: FontSubset = {
  file: "tiro-devanagari.woff2",
  characters: `ँंःअआइईउऊऋएऐऑओऔ${consonants.join("")}ािीुूृेैॉोौ़्ॐऽ।॥०१२३४५६७८९${joiners} !"#%&'()*+,-./0123456789:;?@[]${typographic}`,
  shaped,
  features: [
    ..."ccmp locl nukt akhn rphf rkrf blwf half cjct pres abvs blws psts calt abvm blwm dist kern".split(" "),
  ],
};
