// How often guesses for names outside the lexicon are right. Run it for the figures of all of them:
// `node --conditions=source data/names/measure-guesses.ts`, in a few minutes.
import { createNameConverter, nameLexicon, spellingKey } from "@aradhana/core/names";
import { createStemGuesser, type KeyWeights, type StemLists } from "../../src/names/create-stem-guesser.ts";
import { largestLexicon, readKeyWeights, readStems } from "../../src/names/spell-words.ts";

type Names = ReadonlyMap<string, readonly string[]>;

/** What is held back together, a third of all: a name, the names with one spelling, or the names that begin alike. */
const groupings = {
  name: (name: string) => name,
  spelling: (_: string, spellings: readonly string[]) => spellingKey(spellings[0] ?? ""),
  beginning: (name: string) => name.slice(0, 4),
};

interface Trial {
  lexicon: Names;
  grouping: keyof typeof groupings;
  /** Parts of names to compose guesses from, as the API does. */
  stems?: StemLists;
  keyWeights?: KeyWeights;
  /** Whether names that are also a whole stem are left out. */
  isWithoutStems?: boolean;
  /** Which third is held back. The weights have seen the names of the others. @default 0 */
  third?: 0 | 1 | 2;
  /** One in so many of the names that were held back is guessed. @default 1 */
  oneIn?: number;
}

/** The shares of guesses that are right at the first place and among three, learning from the other two thirds. */
export function measureGuesses(trial: Trial) {
  const { lexicon, grouping, stems, keyWeights, isWithoutStems = false, third = 0, oneIn = 1 } = trial;
  const entries = [...lexicon];
  const isTestName = ([name, spellings]: (typeof entries)[number]) =>
    hash(groupings[grouping](name, spellings)) % 3 === third;
  const learned = new Map(entries.filter((entry) => !isTestName(entry)));
  const convert = createNameConverter(learned, stems && createStemGuesser(learned, stems, keyWeights));
  const stemKeys = new Set(isWithoutStems ? stems?.flat().map(spellingKey) : []);
  const sample = entries.filter(
    (entry) =>
      isTestName(entry) &&
      // However names are grouped: the listed weights have seen the others.
      hash(entry[0]) % 3 === third &&
      hash(`${entry[0]}.`) % oneIn === 0 &&
      !entry[1].some((spelling) => stemKeys.has(spellingKey(spelling))),
  );
  const places = sample.map(([name, spellings]) => {
    const accepted = acceptedKeys(spellings);
    return convert(name).spellings.findIndex((guess) => accepted.has(spellingKey(guess)));
  });
  return {
    count: sample.length,
    first: places.filter((place) => place === 0).length / sample.length,
    amongThree: places.filter((place) => place >= 0).length / sample.length,
  };
}

/** The listed spellings, and their last short i or u written long, as Marathi always does (शक्ति, शक्ती). */
export function acceptedKeys(spellings: readonly string[]): Set<string> {
  const keys = spellings.map(spellingKey);
  return new Set([...keys, ...keys.map((key) => key.replace(/ि$/, "ी").replace(/ु$/, "ू"))]);
}

/** A fixed number for a text, evenly spread (FNV-1a). */
export function hash(text: string): number {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ letter.charCodeAt(0), 16_777_619);
  return (number ^ (number >>> 15)) >>> 0;
}

if (import.meta.main) {
  const oneIn = Number(process.argv[2] ?? 1);
  const withoutWeights = { lexicon: largestLexicon(), stems: readStems() };
  const API = { ...withoutWeights, keyWeights: readKeyWeights() };
  const trials = {
    browser: { lexicon: nameLexicon() },
    API,
    "API, no stems": { ...API, isWithoutStems: true },
    "API, no listed weights": withoutWeights,
    "API, no listed weights, second third": { ...withoutWeights, third: 1 as const },
    "API, no listed weights, last third": { ...withoutWeights, third: 2 as const },
  };
  for (const [title, trial] of Object.entries(trials)) {
    for (const grouping of Object.keys(groupings) as (keyof typeof groupings)[]) {
      const { count, first, amongThree } = measureGuesses({ ...trial, grouping, oneIn });
      const percent = [first, amongThree].map((share) => `${(share * 100).toFixed(1)} %`);
      console.log(title, grouping, count, ...percent);
    }
  }
}
