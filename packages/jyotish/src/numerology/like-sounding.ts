/** What was changed, and why it sounds the same. */
export type SpellingRule = "vowelLength" | "doubled" | "single" | "silentH" | "vw";

export type SpellingChange = { readonly rule: SpellingRule; readonly from: string; readonly to: string };

export type Respelled = { readonly name: string; readonly changes: readonly SpellingChange[] };

interface Rule {
  rule: SpellingRule;
  /** Where it may be applied, case aside. */
  at: RegExp;
  to: string;
}

/** Changes of a spelling that keep the sound: lengths of a vowel, a doubled consonant between vowels, a silent h, v and w. */
const rules: readonly Rule[] = [
  { rule: "vowelLength", at: /(?<!a)a(?!a)/gi, to: "aa" },
  { rule: "vowelLength", at: /aa/gi, to: "a" },
  { rule: "vowelLength", at: /(?<![aeiou])i(?![aeiou])/gi, to: "ee" },
  { rule: "vowelLength", at: /ee/gi, to: "i" },
  { rule: "vowelLength", at: /(?<![aeiou])u(?![aeiou])/gi, to: "oo" },
  { rule: "vowelLength", at: /oo/gi, to: "u" },
  { rule: "silentH", at: /(?<=[b-df-hj-np-tv-z])a\b/gi, to: "ah" },
  { rule: "silentH", at: /ah\b/gi, to: "a" },
  { rule: "vw", at: /(?<=[a-z])v(?=[aeiou])/gi, to: "w" },
  { rule: "vw", at: /(?<=[a-z])w(?=[aeiou])/gi, to: "v" },
  ..."dklmnprst".split("").flatMap((letter): Rule[] => [
    { rule: "doubled", at: new RegExp(`(?<=[aeiou])${letter}(?=[aeiou])`, "gi"), to: letter + letter },
    { rule: "single", at: new RegExp(`(?<=[aeiou])${letter}${letter}`, "gi"), to: letter },
  ]),
];

/** All spellings with one change; the letter that a word begins with stays. */
function withOneChange({ name, changes }: Respelled): Respelled[] {
  return rules.flatMap(({ rule, at, to }) =>
    [...name.matchAll(at)].map(({ 0: from, index }) => {
      const isCapital = from.charAt(0) !== from.charAt(0).toLowerCase();
      const written = isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      const spelling = name.slice(0, index) + written + name.slice(index + from.length);
      return { name: spelling, changes: [...changes, { rule, from, to: written }] };
    }),
  );
}

/** What must stay of a name. */
export type Constraints = { readonly keepFirstLetter: boolean; readonly mostChanges: number };

/** Other spellings of a name that sound like it, those with fewer changes first. */
export function likeSounding(name: string, { keepFirstLetter, mostChanges }: Constraints): Respelled[] {
  const seen = new Map<string, Respelled>();
  let last: Respelled[] = [{ name, changes: [] }];
  for (let round = 0; round < mostChanges; round++) {
    last = last.flatMap(withOneChange);
    for (const each of last) if (each.name !== name && !seen.has(each.name)) seen.set(each.name, each);
  }
  const first = name.charAt(0).toLowerCase();
  return [...seen.values()].filter((each) => !keepFirstLetter || each.name.charAt(0).toLowerCase() === first);
}
