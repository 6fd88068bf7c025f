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
import { placeFeatures } from "./place-features.ts";
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
  pairs: 0.16,
  letters: 0.53,
  isKnownSound: 1.75,
  cost: -0.43,
  isStem: 1.02,
};

/** The weights of letters among their neighbours and of places among candidates, learned with those above. */
export type KeyWeights = ReadonlyMap<string, number>;

/** Stems by list: the common ones are in the first lists. */
export type StemLists = readonly (readonly string[])[];

export interface Candidate {
  spelling: string;
  features: Features;
  /** The keys of its weights. */
  keys: readonly string[];
}

/** Guesses the spelling of a word from stems and known names, ranked together with what similar names suggest. */
export function createStemGuesser(
  lexicon: NameLexicon,
  stems: StemLists,
  keyWeights: KeyWeights = new Map(),
) {
  const candidatesOf = createCandidates(lexicon, stems);
  const scoreOf = (features: Features) =>
    Object.entries(weights).reduce(
      (sum, [name, weight]) => sum + weight * features[name as keyof Features],
      0,
    );
  const keyScoreOf = (keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + (keyWeights.get(key) ?? 0), 0);

  return (word: string): readonly string[] =>
    candidatesOf(word)
      .map(({ spelling, features, keys }) => ({
        spelling,
        score: scoreOf(features) + keyScoreOf(keys),
      }))
      .sort((one, other) => other.score - one.score)
      .map(({ spelling }) => spelling);
}

/** Collects the candidates for a word with their features; those that differ by convention are listed once. */
export function createCandidates(lexicon: NameLexicon, lists: StemLists) {
  const stems = lists.flat();
  const names = [...lexicon].map(([latin, [spelling = ""]]) => ({
    latin,
    spelling,
    edged: `^${latin}$`,
    folded: foldLetters(latin),
  }));
  const sounding = stems.map((stem) => ({ stem, edged: `^${soundsOf(stem)[0]}$` }));
  const likeNames = createMostLike(names);
  const likeStems = createMostLike(sounding);
  const listOf = new Map<string, number>();
  for (const [at, list] of lists.entries()) {
    for (const key of list.map(spellingKey)) if (!listOf.has(key)) listOf.set(key, at + 1);
  }
  const compose = createStemComposer(stems, lexicon);

  return (word: string): Candidate[] => {
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
    const placed = [...candidates].map(([key, spelling]) => ({
      spelling,
      list: listOf.get(key) ?? 0,
      isComposed: composed.has(spelling),
      features: {
        pairs: logarithm(likely.get(spelling) ?? likelihoodOf(word, spelling)),
        letters: logarithm(likenessOf(spelling)),
        isKnownSound: Number(known.has(spelling)),
        cost: composed.get(spelling) ?? UNCOMPOSED,
        isStem: Number(listOf.has(key)),
      },
    }));
    const places = placeFeatures(placed);
    return placed.map(({ spelling, features }, at) => ({
      spelling,
      features,
      keys: [...letterFeatures(word, spelling), ...(places[at] ?? [])],
    }));
  };
}

const logarithm = (likelihood = 0) => Math.log(Math.max(likelihood, RAREST));
