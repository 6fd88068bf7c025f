import { foldLetters } from "./fold-letters.ts";
import type { NameLexicon } from "./lexicon.ts";
import { createMostLike } from "./most-like.ts";
import { spellingKey } from "./spelling-key.ts";
import { createLetterModel, createSpellingModel } from "./spelling-model.ts";

/** Names to train on for one guess: more take longer and change little. */
const EXAMPLES = 200;

/**
 * Guesses the spelling of a word: first from a known name that sounds the same, then with models trained on
 * similar names. Guesses that differ only in spelling conventions are listed once.
 */
export function createWordGuesser(lexicon: NameLexicon): (word: string) => readonly string[] {
  const names = [...lexicon].map(([latin, [spelling = ""]]) => ({
    latin,
    spelling,
    edged: `^${latin}$`,
    folded: foldLetters(latin),
  }));
  const mostLike = createMostLike(names);

  return (word) => {
    const folded = foldLetters(word);
    const examples = mostLike(word, EXAMPLES);
    // Two models are better than one: the letters as written show long vowels, the folded letters have more examples.
    const likenessOf = createLetterModel(examples.map(({ spelling }) => spelling));
    const learn = (latin: "latin" | "folded") =>
      createSpellingModel(
        examples.map((name) => [name[latin], name.spelling]),
        likenessOf,
      );
    const shares = new Map<string, number>();
    for (const [spelling, share] of [...learn("latin")(word), ...learn("folded")(folded)]) {
      shares.set(spelling, (shares.get(spelling) ?? 0) + share);
    }
    const guesses = [...shares].sort(([, one], [, other]) => other - one).map(([spelling]) => spelling);
    const soundsTheSame = names.filter((name) => name.folded === folded).map(({ spelling }) => spelling);
    const distinct = new Map<string, string>();
    for (const spelling of [...soundsTheSame, ...guesses]) {
      const key = spellingKey(spelling);
      if (!distinct.has(key)) distinct.set(key, spelling);
    }
    return [...distinct.values()];
  };
}
