/** What was changed, and why it sounds the same. */
export type SpellingRule = "vowelLength" | "doubled" | "single" | "silentH" | "vw";

export type SpellingChange = { readonly rule: SpellingRule; readonly from: string; readonly to: string };

export type Respelled = { readonly name: string; readonly changes: readonly SpellingChange[] };

/** `words` were changed. */
type Draft = Respelled & { readonly words: readonly number[] };

interface Rule {
  rule: SpellingRule;
  /** Where it may be applied, case aside. */
  at: RegExp;
  to: string;
}

/** A long vowel is written before one consonant, as in Raajesh, or at the end: not before a vowel (Raao) or two consonants. */
const single = "(?=(?:[cgkpbdtsj]h|[b-df-hj-np-tv-z])(?:[aeiou]|\\b))";

/**
 * Changes of a spelling that keep the sound: lengths of a vowel, a doubled consonant between short vowels, a silent h, v and
 * w. Each makes what people have as names.
 */
const rules: readonly Rule[] = [
  { rule: "vowelLength", at: new RegExp(`(?<![aeiou])a(?:${single}|\\b)`, "gi"), to: "aa" },
  { rule: "vowelLength", at: /aa/gi, to: "a" },
  { rule: "vowelLength", at: /(?<=[b-df-hj-np-tv-xz])i(?![aeiou])/gi, to: "ee" },
  { rule: "vowelLength", at: /ee/gi, to: "i" },
  { rule: "vowelLength", at: new RegExp(`(?<=[b-df-hj-np-tv-z])u(?:${single}|\\b)`, "gi"), to: "oo" },
  { rule: "vowelLength", at: /oo/gi, to: "u" },
  { rule: "silentH", at: /(?<=[b-df-hj-np-tv-z])a\b/gi, to: "ah" },
  { rule: "silentH", at: /ah\b/gi, to: "a" },
  { rule: "vw", at: /(?<=[a-z])v(?=[aeiou])/gi, to: "w" },
  { rule: "vw", at: /(?<=[a-z])w(?=[aeiou])/gi, to: "v" },
  ..."dklmnprst".split("").flatMap((letter): Rule[] => [
    {
      ...{ rule: "doubled", to: letter + letter },
      at: new RegExp(`(?<=(?<![aeiou])[aeiou])${letter}(?=[aeiou])`, "gi"),
    },
    { rule: "single", at: new RegExp(`(?<=[aeiou])${letter}${letter}`, "gi"), to: letter },
  ]),
];

const wordAt = (name: string, index: number): number => name.slice(0, index).split(/[ '’.-]/).length - 1;

/** All spellings with one more change, in a word that has none yet: two in one word are no name any more (Koomaree). */
function withOneChange({ name, changes, words }: Draft): Draft[] {
  return rules.flatMap(({ rule, at, to }) =>
    [...name.matchAll(at)].flatMap(({ 0: from, index }) => {
      const word = wordAt(name, index);
      if (words.includes(word)) return [];
      const isCapital = from.charAt(0) !== from.charAt(0).toLowerCase();
      const written = isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      const spelling = name.slice(0, index) + written + name.slice(index + from.length);
      return { name: spelling, changes: [...changes, { rule, from, to: written }], words: [...words, word] };
    }),
  );
}

/** What must stay of a name. */
export type Constraints = { readonly keepFirstLetter: boolean; readonly mostChanges: number };

/** Other spellings of a name that sound like it, those with fewer changes first. */
export function likeSounding(name: string, { keepFirstLetter, mostChanges }: Constraints): Respelled[] {
  const seen = new Map<string, Draft>();
  let last: Draft[] = [{ name, changes: [], words: [] }];
  for (let round = 0; round < mostChanges; round++) {
    last = last.flatMap(withOneChange);
    for (const each of last) if (each.name !== name && !seen.has(each.name)) seen.set(each.name, each);
  }
  const first = name.charAt(0).toLowerCase();
  return [...seen.values()]
    .filter((each) => !keepFirstLetter || each.name.charAt(0).toLowerCase() === first)
    .map(({ words: _, ...each }) => each);
}
