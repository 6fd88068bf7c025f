/** What was changed, and why it sounds the same. */
export type SpellingRule = "vowelLength" | "doubled" | "single" | "silentH" | "vw";

export type SpellingChange = { readonly rule: SpellingRule; readonly from: string; readonly to: string };

export type Respelled = { readonly name: string; readonly changes: readonly SpellingChange[] };

/** A long vowel is written before one consonant, as in Raajesh, or at the end: not before a vowel (Raao) or two consonants. */
const single = "(?=[^aeiou]h?(?:[aeiou]|\\b)|\\b)";
const consonant = "(?<=[^aeiou\\W])";

/** Changes that keep the sound: lengths of a vowel, a doubled consonant between short vowels, a silent h, v and w. */
const rules: readonly (readonly [SpellingRule, at: string, to: string])[] = [
  ["vowelLength", `(?<![aeiou])a${single}`, "aa"],
  ["vowelLength", "aa", "a"],
  ["vowelLength", `${consonant}i(?![aeiou])`, "ee"],
  ["vowelLength", "ee", "i"],
  ["vowelLength", `${consonant}u${single}`, "oo"],
  ["vowelLength", "oo", "u"],
  ["silentH", `${consonant}a\\b`, "ah"],
  ["silentH", "ah\\b", "a"],
  ["vw", "(?<=[a-z])v(?=[aeiou])", "w"],
  ["vw", "(?<=[a-z])w(?=[aeiou])", "v"],
  ...[..."dklmnprst"].flatMap((letter) => [
    ["doubled", `(?<![aeiou]{2})(?<=[aeiou])${letter}(?=[aeiou])`, letter + letter] as const,
    ["single", `(?<=[aeiou])${letter + letter}`, letter] as const,
  ]),
];

/** What must stay of a name. */
export type Constraints = { readonly keepFirstLetter: boolean; readonly mostChanges: number };

/** Other spellings of a name that sound like it, those with fewer changes first. */
export function likeSounding(name: string, constraints: Constraints): Respelled[] {
  const seen = new Set([name]);
  return respell({ name, changes: [] }, 0, constraints)
    .sort((one, other) => one.changes.length - other.changes.length)
    .filter((each) => !seen.has(each.name) && seen.add(each.name));
}

/** All spellings with changes in the words after `start`, one in each: two in one word are no name any more (Koomaree). */
function respell(
  { name, changes }: Respelled,
  start: number,
  { mostChanges, ...rest }: Constraints,
): Respelled[] {
  if (mostChanges === 0) return [];
  return rules.flatMap(([rule, at, to]) =>
    [...name.matchAll(new RegExp(rest.keepFirstLetter ? at : at.replace("(?<=[a-z])", ""), "gi"))].flatMap(
      ({ 0: from, index }) => {
        if (index < start) return [];
        // All that is replaced are letters from A to z, capitals before the others.
        const written = from < "a" ? to.charAt(0).toUpperCase() + to.slice(1) : to;
        const spelling = name.slice(0, index) + written + name.slice(index + from.length);
        const made = { name: spelling, changes: [...changes, { rule, from, to: written }] };
        const end = index + spelling.slice(index).search(/\W|$/);
        return [made, ...respell(made, end, { ...rest, mostChanges: mostChanges - 1 })];
      },
    ),
  );
}
