/** The words that share letter groups with another, the most similar first. `edged` is a word between ^ and $. */
export function mostLike<Word extends { edged: string }>(
  word: string,
  words: readonly Word[],
  most: number,
): readonly Word[] {
  const groups = groupsOf(word);
  return words
    .map((other) => ({ other, common: groups.filter((group) => other.edged.includes(group)).length }))
    .filter(({ common }) => common > 0)
    .sort((one, other) => other.common - one.common)
    .slice(0, most)
    .map(({ other }) => other);
}

/** The trigrams of a word, with its boundaries. */
function groupsOf(word: string): string[] {
  const edged = `^${word}$`;
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))];
}
