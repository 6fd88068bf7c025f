import { foldLetters } from "./fold-letters.ts";
import type { NameLexicon } from "./lexicon.ts";
import { createSpellingModel } from "./spelling-model.ts";

/** Names to learn from for one guess: more take longer and change little. */
const EXAMPLES = 200;

/**
 * Guesses how a word is written: first like a known name that sounds the same, then by the example of the names
 * that have most letters in common with it.
 */
export function createWordGuesser(lexicon: NameLexicon): (word: string) => readonly string[] {
  const names = [...lexicon].map(([latin, [spelling = ""]]) => ({
    latin,
    spelling,
    edged: `^${latin}$`,
    folded: foldLetters(latin),
  }));

  return (word) => {
    const folded = foldLetters(word);
    const groups = groupsOf(word);
    const examples = names
      .map((name) => ({ ...name, common: groups.filter((group) => name.edged.includes(group)).length }))
      .filter(({ common }) => common > 0)
      .sort((one, other) => other.common - one.common)
      .slice(0, EXAMPLES);

    // Two models know more than one: the letters as written tell long vowels, as spoken they are less sparse.
    const asWritten = createSpellingModel(examples.map(({ latin, spelling }) => [latin, spelling]))(word);
    const asSpoken = createSpellingModel(examples.map((name) => [name.folded, name.spelling]))(folded);
    const share = (spelling: string) => (asWritten.get(spelling) ?? 0) + (asSpoken.get(spelling) ?? 0);
    const guesses = [...asWritten.keys(), ...asSpoken.keys()].sort((one, other) => share(other) - share(one));
    const soundsTheSame = names.filter((name) => name.folded === folded).map(({ spelling }) => spelling);
    return [...new Set([...soundsTheSame, ...guesses])];
  };
}

/** Every three letters of a word in a row, its edges included. */
function groupsOf(word: string): string[] {
  const edged = `^${word}$`;
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))];
}
