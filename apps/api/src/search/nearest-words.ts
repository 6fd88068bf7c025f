import { typingDistance } from "./typing-distance.ts";

/** The share of a word that may be mistyped, but at least one letter. */
const TYPO_SHARE = 1 / 4;
/** Shorter words are close to too many others. */
const MIN_LETTERS = 3;

/**
 * The words of `vocabulary` that are close to a typed one by `typingDistance`, the closest first, at most `most`: those
 * that are a quarter of its letters in slips away, but always one. Shorter words than three letters match only
 * themselves: they are close to too many others.
 */
export function nearestWords(word: string, vocabulary: readonly string[], most: number): string[] {
  if (word.length < MIN_LETTERS) return vocabulary.includes(word) ? [word] : [];
  const limit = Math.max(1, Math.floor(word.length * TYPO_SHARE));
  const byDistance: string[][] = Array.from({ length: limit + 1 }, () => []);
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    byDistance[typingDistance(word, candidate)]?.push(candidate);
  }
  return byDistance.flatMap((found) => found.sort()).slice(0, most);
}
