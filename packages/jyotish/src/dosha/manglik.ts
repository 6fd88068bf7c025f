import type { BirthChart } from "../chart/index.ts";
import { houseFrom, type Rashi } from "../rashi/index.ts";
import { isUnderJupiter } from "./aspect.ts";
import type { Verdict } from "./verdict.ts";

/** Houses that every author counts, and those on which they differ: the North adds the 1st, the South the 2nd. */
const HOUSES = [4, 7, 8, 12];
const COUNTED_BY_MOST = 1;
const COUNTED_BY_SOME = 2;

/** Rashis that some authors say cancel it in a house, whichever point that is counted from. */
const cancellingRashis: Readonly<Record<number, readonly Rashi[]>> = {
  2: [3, 6],
  4: [1, 8],
  7: [4, 10],
  8: [9, 12],
  12: [2, 7],
};

export type ManglikCancellation =
  | "marsInOwnRashi"
  | "marsExalted"
  | "marsInSimhaOrKumbha"
  | "rashiOfHouse"
  | "jupiterWithOrAspecting";

/** Mars's house counted from one point of the chart. */
export type ManglikFrom = {
  readonly house: number;
  readonly counts: boolean;
  /** Authors differ on this house. */
  readonly countedBySome: boolean;
};

export type Manglik = {
  readonly verdict: Verdict;
  /** The verdict comes from the lagna; Moon and Venus alone make it "partly". */
  readonly from: Readonly<Record<"lagna" | "moon" | "venus", ManglikFrom>>;
  /** From how many of the three it counts, 0 to 3. */
  readonly strength: number;
  /** Cancellations that some authors name. They never change the verdict. */
  readonly cancellations: readonly ManglikCancellation[];
};

/** Mangal dosha: Mars in the 1st, 4th, 7th, 8th or 12th house, by some also in the 2nd. Half of all charts have it. */
export function manglik({ lagna, grahas: { mars, moon, venus, jupiter } }: BirthChart): Manglik {
  const from = {
    lagna: marsFrom(lagna.rashi, mars.rashi),
    moon: marsFrom(moon.rashi, mars.rashi),
    venus: marsFrom(venus.rashi, mars.rashi),
  };
  const fromLagna = from.lagna.counts && from.lagna.house !== COUNTED_BY_SOME;
  const strength = Object.values(from).filter(({ counts }) => counts).length;
  const verdict = fromLagna ? "present" : strength > 0 ? "partly" : "notPresent";

  const reasons: [ManglikCancellation, boolean][] = [
    ["marsInOwnRashi", [1, 8].includes(mars.rashi)],
    ["marsExalted", mars.dignity === "exalted"],
    ["marsInSimhaOrKumbha", [5, 11].includes(mars.rashi)],
    ["rashiOfHouse", Object.values(from).some(({ house }) => cancellingRashis[house]?.includes(mars.rashi))],
    ["jupiterWithOrAspecting", isUnderJupiter(jupiter.rashi, mars.rashi)],
  ];
  const cancellations = verdict === "notPresent" ? [] : reasons.filter(([, holds]) => holds);
  return { verdict, from, strength, cancellations: cancellations.map(([reason]) => reason) };
}

function marsFrom(point: Rashi, mars: Rashi): ManglikFrom {
  const house = houseFrom(point, mars);
  const countedBySome = house === COUNTED_BY_MOST || house === COUNTED_BY_SOME;
  return { house, counts: countedBySome || HOUSES.includes(house), countedBySome };
}
