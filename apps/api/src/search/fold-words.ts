/**
 * The version of these rules and of the everyday words (`everyday-words.ts`). Raise it with each change of them: a job then
 * folds the words of existing rows again (`refold-search-words.ts`).
 */
export const FOLD_VERSION = 5;

/** Devanagari letters as Latin ones, simplified for searching. */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: "k", ख: "k", ग: "g", घ: "g", ङ: "n", च: "ch", छ: "ch", ज: "j", झ: "j", ञ: "n" },
  ...{ ट: "t", ठ: "t", ड: "d", ढ: "d", ण: "n", त: "t", थ: "t", द: "d", ध: "d", न: "n" },
  ...{ प: "p", फ: "p", ब: "b", भ: "b", म: "m", य: "y", र: "r", ल: "l", ळ: "l", व: "v" },
  ...{ श: "s", ष: "s", स: "s", ह: "h" },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: "a", आ: "a", इ: "i", ई: "i", उ: "u", ऊ: "u", ऋ: "ri", ए: "e", ऐ: "ai", ओ: "o", औ: "au", ॐ: "om" },
  ...{ "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "ृ": "ri", "े": "e", "ै": "ai", "ो": "o", "ौ": "au" },
  // Of English words.
  ...{ ऑ: "o", "ॉ": "o" },
  // By number, since our font has no glyph for them: the short "a" of English words, the long vocalic "r" of Sanskrit, and the
  // short "e" and "o" of southern names.
  ...{
    "\u090d": "a",
    "\u0972": "a",
    "\u0945": "a",
    "\u0960": "ri",
    "\u0944": "ri",
    "\u090e": "e",
    "\u0946": "e",
    "\u0912": "o",
    "\u094a": "o",
  },
};
const digits = "०१२३४५६७८९";
const ANUSVARA = /[ंँ]/;
const LABIAL = /[पफबभम]/;

/** Spellings of one sound, in the sequence in which they must be replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/jn|gny/g, "gy"],
  [/c?chh?/g, "č"],
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
  // An inner "a" is often left out, and Devanagari has no sign for the short one.
  [/(?<=.)a/g, ""],
  [/(.)\1+/g, "$1"],
];

/** A repeated key: a doubled consonant, or a word of one letter three times or more. */
const REPEATED_KEY = /([^aeiou])\1|^(.)\2{2,}$/;
/** What no word has: a consonant three times in a row, or a doubled q, w or x. */
const NO_WORD = /([^aeiou\d])\1\1|([qwx])\2/;

/** As they are written before folding; a Hindi one as `latinOf` writes it too: "लिए" is "lie". */
const stopWords = new Set(
  "a an and at by for i in my need of on or the to want ka ke ki ko me mem mein men se aur liye lie liya hai hain ho chahiye chahie chaiye mera meri mere mujhe muje".split(
    " ",
  ),
);

/**
 * The words of a text for comparison, folded to a few Latin letters: "Ganesha", "ganesh" and "गणेश" become one word,
 * as do "Lakshmi", "Laxmi" and "लक्ष्मी".
 */
export function foldWords(text: string): string[] {
  const plain = latinOf(text.normalize("NFD")).replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const meaningful = words.filter((word) => !stopWords.has(word));
  return (meaningful.length > 0 ? meaningful : words).map(fold);
}

const genericWords = new Set(
  foldWords(
    "puja pooja पूजा problem problems issue issues samasya समस्या pareshani परेशानी dikkat दिक्कत upay उपाय solution remedy online ऑनलाइन",
  ),
);

/** The folded words to search for, without generic ones like "puja", unless there are no others. */
export function foldQuery(text: string): string[] {
  const words = foldWords(text);
  const specific = words.filter((word) => !genericWords.has(word));
  return specific.length > 0 ? specific : words;
}

function fold(word: string): string {
  // "zzzqq" would be folded to two letters, which are a prefix of other words.
  if (NO_WORD.test(word)) return word;
  const folded = sounds.reduce((text, [from, to]) => text.replace(from, to), word);
  // "qqqq" would be folded to one letter, which is a prefix of too many words.
  return folded.length === 1 && REPEATED_KEY.test(word) ? word : folded;
}

function latinOf(text: string): string {
  let latin = "";
  // The joiners change only how a letter is drawn.
  const letters = [...text.replace(/[\u200c\u200d]/g, "").replaceAll("ज्ञ", "ग्य")];
  for (const [index, letter] of letters.entries()) {
    if (ANUSVARA.test(letter)) latin += LABIAL.test(letters[index + 1] ?? "") ? "m" : "n";
    else if (digits.includes(letter)) latin += digits.indexOf(letter);
    else latin += consonants[letter] ?? vowels[letter] ?? (/[\u0900-\u0957]/.test(letter) ? "" : letter);
  }
  return latin;
}
