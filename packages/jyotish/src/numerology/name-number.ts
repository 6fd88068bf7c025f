import { lettersOf, letterValue, type NumberSystem } from "./letters.ts";
import { type Reduction, reduce } from "./reduce.ts";

export type LetterValue = { readonly letter: string; readonly value: number };

/** The number of a name with every letter that made it. */
export type NameNumber = Reduction & {
  readonly system: NumberSystem;
  readonly letters: readonly LetterValue[];
  /** Letters of other scripts, which count nothing: the name has to be written in Latin letters first. */
  readonly unread: readonly string[];
  /** Of the vowels A, E, I, O and U. */
  readonly soulUrge: Reduction;
  /** Of the consonants; Y is one. */
  readonly personality: Reduction;
};

/** The number of a name. Chaldean takes the name in use, Pythagorean the name given at birth. */
export function nameNumber(name: string, system: NumberSystem): NameNumber {
  const read = lettersOf(name);
  const letters = read.letters.map((letter) => ({ letter, value: letterValue(letter, system) }));
  const isVowel = ({ letter }: LetterValue) => "AEIOU".includes(letter);
  return {
    ...reduce(sumOf(letters)),
    system,
    letters,
    unread: read.unread,
    soulUrge: reduce(sumOf(letters.filter(isVowel))),
    personality: reduce(sumOf(letters.filter((letter) => !isVowel(letter)))),
  };
}

const sumOf = (letters: readonly LetterValue[]) => letters.reduce((sum, { value }) => sum + value, 0);
