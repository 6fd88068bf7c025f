/**
 * Sorts words by how many letter groups they share with another, the most similar first. `edged` is a word between ^
 * and $.
 */
export function createMostLike<Word extends { edged: string }>(
  words: readonly Word[],
): (word: string, most: number) => readonly Word[] {
  const placesOf = new Map<string, number[]>();
  for (const [place, { edged }] of words.entries()) {
    for (const group of groupsOf(edged)) {
      const places = placesOf.get(group);
      if (places) places.push(place);
      else placesOf.set(group, [place]);
    }
  }

  return (word, most) => {
    const common = new Map<number, number>();
    for (const group of groupsOf(`^${word}$`)) {
      for (const place of placesOf.get(group) ?? []) common.set(place, (common.get(place) ?? 0) + 1);
    }
    return [...common]
      .sort(([onePlace, one], [otherPlace, other]) => other - one || onePlace - otherPlace)
      .slice(0, most)
      .flatMap(([place]) => words[place] ?? []);
  };
}

/** The trigrams of a word, each once. */
const groupsOf = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3)));
