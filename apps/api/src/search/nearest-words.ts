import leven from "leven";

/** The share of a word that may be mistyped. */
const TYPO_SHARE = 1 / 3;
/** Shorter words are close to too many others. */
const MIN_LETTERS = 4;

/**
 * The closest word of `vocabulary` for each of `words`, by edit distance. Words without one that differs in at most
 * a third of their letters are left out, and so are short words, which are close to too many others.
 */
export function nearestWords(words: readonly string[], vocabulary: readonly string[]): string[] {
  const found = words.flatMap((word) => nearestWord(word, vocabulary) ?? []);
  return [...new Set(found)];
}

function nearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  let limit = word.length < MIN_LETTERS ? 0 : Math.floor(word.length * TYPO_SHARE);
  let nearest: string | undefined;
  for (const candidate of vocabulary) {
    if (limit < 1 || Math.abs(candidate.length - word.length) > limit) continue;
    const distance = leven(word, candidate);
    if (distance > limit || (distance === limit && nearest !== undefined)) continue;
    nearest = candidate;
    limit = distance;
    if (distance === 0) return candidate;
  }
  return nearest;
}
