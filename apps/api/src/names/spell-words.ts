import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createNameConverter, nameLexicon, readLexiconText } from "@aradhana/core/names";
import { createStemGuesser, type KeyWeights, type StemLists } from "./create-stem-guesser.ts";

let convert: ReturnType<typeof createNameConverter> | undefined;
let guess: ReturnType<typeof createStemGuesser> | undefined;

/** Up to three spellings of each word of a name in small Latin letters, from all known names or by their example. */
export function spellWords(words: readonly string[]): string[][] {
  convert ??= createNameConverter(largestLexicon(), (unknown) => {
    // Sorting stems and names by sound takes a second: only words that are in no list need it.
    guess ??= createStemGuesser(largestLexicon(), readStems(), readKeyWeights());
    return guess(unknown);
  });
  const spell = convert;
  return words.map((word) => [...spell(word).spellings]);
}

/** The names that browsers load, and those too many for them. */
export const largestLexicon = () => new Map([...nameLexicon(), ...readMoreNames()]);

/** Names that are not in the lexicon of `@aradhana/core/names`. */
export const readMoreNames = () => readLexiconText(readData("names.txt"));

/** Parts of names, from general vocabulary, and endings: a list for each heading, every word in the first that has it. */
export function readStems(): StemLists {
  const seen = new Set<string>();
  return readData("stems.txt")
    .normalize("NFC")
    .split(/^#.*$/m)
    .map((list) =>
      list
        .trim()
        .split(/\s+/)
        .filter((stem) => stem && !seen.has(stem) && seen.add(stem)),
    )
    .filter((list) => list.length > 0);
}

/** By data/names/learn-weights.ts, in hundredths. */
export const readKeyWeights = (): KeyWeights =>
  new Map(
    readData("weights.txt")
      .normalize("NFC")
      .trim()
      .split("\n")
      .map((line) => {
        const [feature = "", hundredths] = line.split(" ");
        return [feature, Number(hundredths) / 100];
      }),
  );

const readData = (file: string) => readFileSync(join(import.meta.dirname, "../../data/names", file), "utf8");
