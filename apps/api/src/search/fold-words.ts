/** How Devanagari sounds in Latin letters, as far as searching needs to tell sounds apart. */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: "k", ख: "k", ग: "g", घ: "g", ङ: "n", च: "ch", छ: "ch", ज: "j", झ: "j", ञ: "n" },
  ...{ ट: "t", ठ: "t", ड: "d", ढ: "d", ण: "n", त: "t", थ: "t", द: "d", ध: "d", न: "n" },
  ...{ प: "p", फ: "p", ब: "b", भ: "b", म: "m", य: "y", र: "r", ल: "l", ळ: "l", व: "v" },
  ...{ श: "s", ष: "s", स: "s", ह: "h" },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: "a", आ: "a", इ: "i", ई: "i", उ: "u", ऊ: "u", ऋ: "ri", ए: "e", ऐ: "ai", ओ: "o", औ: "au", ॐ: "om" },
  ...{ "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "ृ": "ri", "े": "e", "ै": "ai", "ो": "o", "ौ": "au" },
};
const ANUSVARA = /[ंँ]/;
const LABIAL = /[पफबभम]/;

/** Spellings of one sound, in the order they must be read. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/jn|gny/g, "gy"],
  [/chh?/g, "č"],
  [/x/g, "ks"],
  [/([sktdpbgj])h/g, "$1"],
  [/[cq]/g, "k"],
  [/č/g, "c"],
  [/f/g, "p"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/ai(?=[^aeiou]|$)/g, "e"],
  [/au/g, "o"],
  // An inner "a" is written or left out at will, and Devanagari does not write the short one at all.
  [/(?<=.)a/g, ""],
  [/(.)\1+/g, "$1"],
];

const stopWords = new Set("a an and at by for in of on or the to ka ke ki ko me mem se aur".split(" "));

/**
 * The words of a text as they are compared: folded to a few Latin letters so that "Ganesha", "ganesh"
 * and "गणेश" are one word, as are "Lakshmi", "Laxmi" and "लक्ष्मी".
 */
export function foldWords(text: string): string[] {
  const plain = latinOf(text.normalize("NFC")).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const meaningful = words.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(fold);
}

/** Letters held down rather than spelt: a consonant doubled, or one letter three times and nothing else. */
const HELD_DOWN = /([^aeiou])\1|^(.)\2{2,}$/;

function fold(word: string): string {
  const folded = sounds.reduce((text, [from, to]) => text.replace(from, to), word);
  // "qqqq" would shrink to one letter, the beginning of half of all words: as written it finds nothing.
  return folded.length === 1 && HELD_DOWN.test(word) ? word : folded;
}

function latinOf(text: string): string {
  let latin = "";
  const letters = [...text.replaceAll("ज्ञ", "ग्य")];
  for (const [index, letter] of letters.entries()) {
    if (ANUSVARA.test(letter)) latin += LABIAL.test(letters[index + 1] ?? "") ? "m" : "n";
    else latin += consonants[letter] ?? vowels[letter] ?? (/[\u0900-\u094f]/.test(letter) ? "" : letter);
  }
  return latin;
}
