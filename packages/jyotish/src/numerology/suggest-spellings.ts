import type { Friendship } from "../rashi/index.ts";
import { birthNumbers, relationOf } from "./birth-number.ts";
import { lettersOf, type NumberSystem } from "./letters.ts";
import { type NameNumber, nameNumber } from "./name-number.ts";
import type { Reduction } from "./reduce.ts";

/** What was done to the name: the letters at an index, before and after. */
export type SpellingChange = { readonly index: number; readonly from: string; readonly to: string };

export type Spelling = {
  readonly name: string;
  readonly change: SpellingChange;
  readonly number: NameNumber;
  /** The relation of the ruler of the name's root to the rulers of the two birth numbers. */
  readonly moolank: Friendship;
  readonly bhagyank: Friendship;
};

const MOST = 5;

/** Letters that sound like others. */
const soundAlikes: Readonly<Record<string, string>> = { ee: "i", i: "ee", oo: "u", u: "oo" };

/**
 * Spellings of a name whose root has a ruler friendly to the rulers of both birth numbers or, if neither is hostile, to
 * one. The friendliest first, five at most; none when the name itself is friendly to both.
 */
export function suggestSpellings(name: string, date: string, system: NumberSystem): Spelling[] {
  const { moolank, bhagyank } = birthNumbers(date);
  const judge = (spelling: string) => {
    const number = nameNumber(spelling, system);
    const towards = ({ root }: Reduction) => relationOf(number.root, root);
    return { number, moolank: towards(moolank), bhagyank: towards(bhagyank) };
  };
  if (lettersOf(name).letters.length === 0 || friends(judge(name)) === 2) return [];

  return changesOf(name)
    .map((change) => {
      const rest = name.slice(change.index + change.from.length);
      const spelling = name.slice(0, change.index) + change.to + rest;
      return { name: spelling, change, ...judge(spelling) };
    })
    .filter((spelling) => friends(spelling) > 0)
    .sort((a, b) => friends(b) - friends(a))
    .slice(0, MOST);
}

/** How many of the two are friendly; none when one is hostile. */
function friends({ moolank, bhagyank }: Pick<Spelling, "moolank" | "bhagyank">): number {
  const both = [moolank, bhagyank];
  return both.includes("enemy") ? 0 : both.filter((each) => each === "friend").length;
}

/** Every single change: a doubled letter made single, another doubled, or one that sounds alike. */
const changesOf = (name: string): SpellingChange[] =>
  [...name.matchAll(/([a-z])\1?/gi)].flatMap(({ 0: from, 1: letter = "", index }) => {
    const alike = soundAlikes[from.toLowerCase()];
    const isCapital = letter !== letter.toLowerCase();
    const changes = [{ index, from, to: from === letter ? letter + letter.toLowerCase() : letter }];
    if (alike)
      changes.push({ index, from, to: isCapital ? alike.charAt(0).toUpperCase() + alike.slice(1) : alike });
    // No word begins with a doubled consonant.
    const opensWord = !/[a-z]/i.test(name.charAt(index - 1));
    return changes.filter(({ to }) => !opensWord || to.length === 1 || /[aeiou]/i.test(letter));
  });
