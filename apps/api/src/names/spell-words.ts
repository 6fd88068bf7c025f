import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createNameConverter, nameLexicon, readLexiconText } from "@aradhana/core/names";
import { createStemGuesser, type LetterWeights } from "./create-stem-guesser.ts";

let convert: ReturnType<typeof createNameConverter> | undefined;
let guess: ReturnType<typeof createStemGuesser> | undefined;

/** Up to three spellings of each word of a name in small Latin letters, from all known names or by their example. */
export function spellWords(words: readonly string[]): string[][] {
  convert ??= createNameConverter(largestLexicon(), (unknown) => {
    // Sorting stems and names by sound takes a second: only words that are in no list need it.
    guess ??= createStemGuesser(largestLexicon(), readStems(), readLetterWeights());
    return guess(unknown);
  });
  const spell = convert;
  return words.map((word) => [...spell(word).spellings]);
}

/** The names that browsers load, and those too many for them. */
export const largestLexicon = () => new Map([...nameLexicon(), ...readMoreNames()]);

/** Names that are not in the lexicon of `@aradhana/core/names`. */
export const readMoreNames = () => readLexiconText(readData("names.txt"));

/** Parts of names, from general vocabulary, and endings. */
export const readStems = (): readonly string[] => [
  ...new Set(readData("stems.txt").normalize("NFC").replace(/^#.*$/gm, "").trim().split(/\s+/)),
];

/** By data/names/learn-weights.ts, in hundredths. */
export const readLetterWeights = (): LetterWeights =>
  new Map(
    readData("letters.txt")
      .normalize("NFC")
      .trim()
      .split("\n")
      .map((line) => {
        const [feature = "", hundredths] = line.split(" ");
        return [feature, Number(hundredths) / 100];
      }),
  );

const readData = (file: string) => readFileSync(join(import.meta.dirname, "../../data/names", file), "utf8");
