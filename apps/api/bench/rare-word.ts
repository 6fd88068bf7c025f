import { foldWords } from "../src/search/fold-words.ts";

/** A word that finds nothing in the sample shop. */
export const RARE_WORD = "blackthorn";

/** The column of what is found by it. A search for it has as many matches in a grown shop as in the small one. */
export const foundByRareWord = { titleWords: foldWords(RARE_WORD).join(" ") };

/** The same words in other capitals: a search that the API has not cached, because its key is what was typed. */
export function spelling(words: string, i: number): string {
  let bit = 0;
  // A space has no capital: it takes no bit, or two numbers would have one spelling.
  return encodeURIComponent(
    words.replace(/[a-z]/g, (letter) => ((i >> bit++) & 1 ? letter.toUpperCase() : letter)),
  );
}
