import { createSequenceModel } from "./sequence-model.ts";
import { align, consonant, longestPair, pairsOf } from "./spelling-pairs.ts";

/**
 * The order of the models: letter pairs of a spelling (the next one included), and letters of a Devanagari
 * word.
 */
const PAIRS = 5;
const LETTERS = 6;
/** The weight of the letter model beside the pair model, as an exponent. */
const LETTERS_WEIGHT = 0.5;
/** Beam width: prefixes that are continued at each letter. */
const BEAM = 15;
const VIRAMA = "्";

interface Beginning {
  written: string;
  history: string;
  likelihood: number;
}

type Name = readonly [latin: string, spelling: string];

/** Trains a model of Devanagari words and returns the likelihood of a word. */
export function createLetterModel(words: readonly string[]): (word: string) => number {
  const { start, extend, after } = createSequenceModel(
    words.map((word) => Array.from(word)),
    LETTERS,
  );
  return (word) => {
    let likelihood = 1;
    let history = start;
    for (const letter of word) {
      likelihood *= after(history)(letter);
      history = extend(history, letter);
    }
    return likelihood * after(history)();
  };
}

/** Trains a model of how Latin letters are transliterated, from names with their spellings. */
export function createPairModel(names: Iterable<Name>) {
  const learned = new Map<string, Set<string>>();
  const sequences: string[][] = [];
  for (const [latin, spelling] of names) {
    const pairs = align(latin, spelling);
    if (!pairs) continue;
    for (const { latin: letters, devanagari } of pairs) {
      learned.set(letters, (learned.get(letters) ?? new Set()).add(devanagari));
    }
    sequences.push(pairs.map((pair) => keyOf(pair.latin, pair.devanagari)));
  }
  const { start, extend, after } = createSequenceModel(sequences, PAIRS);

  const likelySpellings = (latin: string): ReadonlyMap<string, number> => {
    const layers: Beginning[][] = Array.from({ length: latin.length + 1 }, () => []);
    layers[0]?.push({ written: "", history: start, likelihood: 1 });
    for (let at = 0; at < latin.length; at += 1) {
      for (const { written, history, likelihood } of likeliest(layers[at] ?? [])) {
        const probability = after(history);
        for (let length = 1; length <= longestPair; length += 1) {
          const letters = latin.slice(at, at + length);
          if (letters.length < length) break;
          for (const devanagari of learned.get(letters) ?? allPairs(letters)) {
            if (!canFollow(written, devanagari)) continue;
            const key = keyOf(letters, devanagari);
            layers[at + length]?.push({
              written: written + devanagari,
              history: extend(history, key),
              likelihood: likelihood * probability(key),
            });
          }
        }
      }
    }
    const likelihoods = new Map<string, number>();
    for (const { written, history, likelihood } of likeliest(layers[latin.length] ?? [], 3 * BEAM)) {
      if (written === "" || written.endsWith(VIRAMA)) continue;
      likelihoods.set(written, (likelihoods.get(written) ?? 0) + likelihood * after(history)());
    }
    return likelihoods;
  };

  return {
    likelySpellings,
    /** How likely one spelling is, with its letters paired as `align` does. */
    likelihoodOf(latin: string, spelling: string): number {
      const pairs = align(latin, spelling);
      if (!pairs) return 0;
      let likelihood = 1;
      let history = start;
      for (const pair of pairs) {
        const key = keyOf(pair.latin, pair.devanagari);
        likelihood *= after(history)(key);
        history = extend(history, key);
      }
      return likelihood * after(history)();
    },
  };
}

/** Adds the likelihood of the word to a model of pairs. It proposes spellings with their probabilities. */
export function createSpellingModel(names: Iterable<Name>, likenessOf: (word: string) => number) {
  const { likelySpellings } = createPairModel(names);
  return (latin: string): ReadonlyMap<string, number> => {
    const shares = [...likelySpellings(latin)].map(
      ([written, likelihood]) => [written, likelihood * likenessOf(written) ** LETTERS_WEIGHT] as const,
    );
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    return new Map(shares.map(([written, share]) => [written, share / total]));
  };
}

/** The pairs of the table, consonants also with the virama of a conjunct. */
function allPairs(letters: string): Iterable<string> {
  const listed = pairsOf.get(letters) ?? [];
  const joined = listed.filter((text) => consonant.test(text)).map((text) => text + VIRAMA);
  return new Set([...listed, ...joined]);
}

const keyOf = (latin: string, devanagari: string) => `${latin} ${devanagari}`;

const likeliest = (beginnings: Beginning[], most = BEAM) =>
  beginnings.sort((one, other) => other.likelihood - one.likelihood).slice(0, most);

/**
 * A vowel sign follows a consonant, an independent vowel never follows a virama, and a nasal dot follows a
 * syllable.
 */
function canFollow(written: string, devanagari: string): boolean {
  if (devanagari === "") return written !== "";
  if (/^[ा-ौ]/.test(devanagari)) return /[क-ह]़?$/.test(written);
  if (/^[अ-औ]/.test(devanagari)) return !written.endsWith(VIRAMA);
  if (/^[ँ-ः]/.test(devanagari)) return written !== "" && !/[ँ-ः्]$/.test(written);
  return true;
}
