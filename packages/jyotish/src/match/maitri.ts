import { friendship, lordOf, type Rashi } from "../rashi/index.ts";
import { maitriPoints } from "./tables.ts";

const rank = { enemy: 0, neutral: 1, friend: 2 } as const;

/** What the lords of two rashis hold each other to be, the worse first. */
function ranks(one: Rashi, other: Rashi) {
  const [a, b] = [lordOf(one), lordOf(other)];
  const both = [rank[friendship(a, b)], rank[friendship(b, a)]].sort((x, y) => x - y);
  return both.join() as keyof typeof maitriPoints;
}

/** The points of graha maitri. */
export const maitri = (one: Rashi, other: Rashi): number => maitriPoints[ranks(one, other)];

/** The rashis have one lord, or two that are friends of each other. */
export const lordsAreFriends = (one: Rashi, other: Rashi): boolean => ranks(one, other) === "2,2";
