/** All characters from one to another. */
export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** With the non-breaking spaces that dates and prices use. */
const typographic = "‘’“”–—…·•×₹$€\u00a0\u202f";
/** Letters of Sanskrit in Latin script (IAST), lower and upper case. */
const iast = "āīūēōṛṝḷṃṁḥṅñṇṭḍśṣĀĪŪĒŌṚṜḶṂṀḤṄÑṆṬḌŚṢ";

const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह"];
/** Marathi has ळ. Some keyboards write a letter with its nukta as one character, which is drawn as the two. */
const nuktaLetters = ["क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"];
const signs = [..."ािीुूृेैॉोौ"];
const joiners = "\u200c\u200d";

/**
 * Conjuncts that keep their own glyph: those that occur in Hindi and whose shape differs by at least 30 % of its
 * ink from half form plus full letter. Every other conjunct is set from those two glyphs, with slightly different
 * spacing.
 */
const conjuncts = [
  "क्ष ज्ञ ङ्क ङ्ख ङ्ग ङ्घ द्ग द्घ द्द द्ध द्ब द्भ द्म द्य द्व ड्ग ड्ड ड्ढ ड्य ट्ट ट्ठ ट्य ठ्य ढ्य श्च श्न श्व ञ्च ञ्ज",
  "ह्ण ह्न ह्म ह्य ह्ल ह्व न्न न्ध न्भ त्त त्थ त्न त्स ष्ट ष्ठ प्न ग्न घ्न म्न ध्न ध्म स्न स्म स्स ब्ध च्छ",
  "क्ष्र ङ्क्र त्स्न द्द्य द्ध्य द्व्य ष्ट्य ष्ठ्य ष्ट्र ह्म्य",
].flatMap((line) => line.split(" "));
/** These join the next letter by their own half form; a narrower त्र and the raised ु are chosen by context. */
const halfConjuncts = ["क्ष", "ज्ञ", "त्त", "त्र", "श्र", "प्र", "क्र", "न्भ"];

/** Texts whose glyphs, as shaped by the full font, the Devanagari file must contain. */
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
  // Vowel signs have other widths and heights next to a reph, an anusvara and a wide letter.
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

/** A file to build: the characters it must support, and its OpenType features. */
export interface FontSubset {
  readonly file: string;
  readonly characters: string;
  readonly shaped: readonly string[];
  readonly features: readonly string[];
}

/** The name of the language, which English pages offer too. */
export const hindiName = "हिन्दी";

/** The file for English pages: of Devanagari it has the one name. */
export const latin: FontSubset = {
  file: "tiro-latin.woff2",
  characters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${typographic}†‹›−ŒœŸ${iast}${hindiName}`,
  // With the half form of which its conjunct is made.
  shaped: ["fi", "fl", "ff", "ffi", "fj", hindiName, "न्\u200d"],
  features: ["ccmp", "kern", "liga", "lnum", "locl", "half", "pres", "psts"],
};

/** The file for Hindi pages: it includes digits and punctuation, so that a Hindi page needs no other file. */
export const devanagari: FontSubset = {
  file: "tiro-devanagari.woff2",
  characters: `${range(0x958, 0x95f)}ँंःअआइईउऊऋएऐऑओऔ${consonants.join("")}ािीुूृेैॉोौ़्ॐऽ।॥०१२३४५६७८९॰${joiners} !"#%&'()*+,-./0123456789:;?@[]${typographic}`,
  shaped,
  features: [
    ..."ccmp locl nukt akhn rphf rkrf blwf half cjct pres abvs blws psts calt abvm blwm dist kern".split(" "),
  ],
};
