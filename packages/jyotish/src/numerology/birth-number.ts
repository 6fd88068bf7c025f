import { type Friendship, friendship } from "../rashi/index.ts";
import type { Graha, Planet } from "../sky/index.ts";
import { digitSum, type Reduction, reduce } from "./reduce.ts";

/** The grahas of 1 to 9. */
const rulers: readonly Graha[] = [
  "sun",
  "moon",
  "jupiter",
  "rahu",
  "mercury",
  "venus",
  "ketu",
  "saturn",
  "mars",
];

export type BirthNumbers = {
  /** Moolank (psychic number): the day of the month. */
  readonly moolank: Reduction;
  /** Bhagyank (destiny, life path): all digits of the date. */
  readonly bhagyank: Reduction;
};

/** The numbers of a date of birth like 1991-11-29. */
export function birthNumbers(date: string): BirthNumbers {
  return { moolank: reduce(Number(date.slice(8, 10))), bhagyank: reduce(digitSum(date)) };
}

/** The graha of a number from 1 to 9. */
export function rulerOf(root: number): Graha {
  const ruler = rulers[root - 1];
  if (!ruler) throw new RangeError(`No graha rules ${root}: 1 to 9.`);
  return ruler;
}

/** How the ruler of a root regards that of another, by natural friendship. */
export const relationOf = (root: number, towards: number): Friendship =>
  friendship(planetOf(root), planetOf(towards));

/** The planet whose friends and enemies a ruler shares: Rahu is like Saturn and Ketu like Mars, an editorial choice. */
function planetOf(root: number): Planet {
  const ruler = rulerOf(root);
  if (ruler === "rahu") return "saturn";
  return ruler === "ketu" ? "mars" : ruler;
}
