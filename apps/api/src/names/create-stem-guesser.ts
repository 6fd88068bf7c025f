import {
  createLetterModel,
  createMostLike,
  createPairModel,
  foldLetters,
  type NameLexicon,
  spellingKey,
} from "@aradhana/core/names";
import { createStemComposer } from "./create-stem-composer.ts";
import { letterFeatures } from "./letter-features.ts";
import { soundOf, soundsOf } from "./sounds.ts";

/** Names, and stems, to train on for one guess. */
const EXAMPLES = 200;
/** The cost of a spelling that no stems compose. */
const UNCOMPOSED = 6;
const RAREST = 1e-30;

/** What a candidate is ranked by. */
export interface Features {
  /** The logarithm of the likelihood of its letter pairs. */
  pairs: number;
  /** The logarithm of the likelihood of its Devanagari letters. */
  letters: number;
  /** Whether a known name that sounds the same is spelled so. */
  isKnownSound: number;
  /** What its stems cost. */
  cost: number;
  isStem: number;
}

/** Learned by data/names/learn-weights.ts, from names outside the third that the guesses are measured with. */
export const weights: Features = {
  pairs: 0.21,
  letters: 0.51,
  isKnownSound: 2.08,
  cost: -0.44,
  isStem: 0.94,
};

/** The weights of letters among their neighbours, learned with those above. */
export type LetterWeights = ReadonlyMap<string, number>;

/** Guesses the spelling of a word from stems and known names, ranked together with what similar names suggest. */
export function createStemGuesser(
  lexicon: NameLexicon,
  stems: readonly string[],
  letterWeights: LetterWeights = new Map(),
) {
  const candidatesOf = createCandidates(lexicon, stems);
  const scoreOf = (features: Features) =>
    Object.entries(weights).reduce(
      (sum, [name, weight]) => sum + weight * features[name as keyof Features],
      0,
    );
  const letterScoreOf = (word: string, spelling: string) =>
    letterFeatures(word, spelling).reduce((sum, feature) => sum + (letterWeights.get(feature) ?? 0), 0);

  return (word: string): readonly string[] =>
    candidatesOf(word)
      .map(({ spelling, features }) => ({
        spelling,
        score: scoreOf(features) + letterScoreOf(word, spelling),
      }))
      .sort((one, other) => other.score - one.score)
      .map(({ spelling }) => spelling);
}

/** Collects the candidates for a word with their features; those that differ by convention are listed once. */
export function createCandidates(lexicon: NameLexicon, stems: readonly string[]) {
  const names = [...lexicon].map(([latin, [spelling = ""]]) => ({
    latin,
    spelling,
    edged: `^${latin}$`,
    folded: foldLetters(latin),
  }));
  const sounding = stems.map((stem) => ({ stem, edged: `^${soundsOf(stem)[0]}$` }));
  const likeNames = createMostLike(names);
  const likeStems = createMostLike(sounding);
  const stemKeys = new Set(stems.map(spellingKey));
  const compose = createStemComposer(stems, lexicon);

  return (word: string): { spelling: string; features: Features }[] => {
    const folded = foldLetters(word);
    const examples = likeNames(word, EXAMPLES);
    const likenessOf = createLetterModel([
      ...examples.map(({ spelling }) => spelling),
      ...likeStems(soundOf(word), EXAMPLES).map(({ stem }) => stem),
    ]);
    const { likelySpellings, likelihoodOf } = createPairModel(
      examples.map(({ latin, spelling }) => [latin, spelling]),
    );
    const likely = likelySpellings(word);
    const composed = compose(word);
    const known = new Set(names.filter((name) => name.folded === folded).map(({ spelling }) => spelling));

    const candidates = new Map<string, string>();
    for (const spelling of [...known, ...composed.keys(), ...likely.keys()]) {
      const key = spellingKey(spelling);
      if (!candidates.has(key)) candidates.set(key, spelling);
    }
    return [...candidates].map(([key, spelling]) => ({
      spelling,
      features: {
        pairs: logarithm(likely.get(spelling) ?? likelihoodOf(word, spelling)),
        letters: logarithm(likenessOf(spelling)),
        isKnownSound: Number(known.has(spelling)),
        cost: composed.get(spelling) ?? UNCOMPOSED,
        isStem: Number(stemKeys.has(key)),
      },
    }));
  };
}

const logarithm = (likelihood = 0) => Math.log(Math.max(likelihood, RAREST));
