import { type Period, partOf, type Vara } from "./day-parts.ts";

export type ChoghadiyaName = (typeof byDay)[number];

export type Choghadiya = Period & {
  readonly name: ChoghadiyaName;
  /** Char is neither: it is good for travel. */
  readonly quality: "good" | "neutral" | "bad";
};

/** From the first of Sunday's day. Each further weekday begins three places later. */
const byDay = ["udveg", "char", "labh", "amrit", "kaal", "shubh", "rog"] as const;
const STEP_BY_DAY = 3;

/** From the first of Sunday's night. Each further weekday begins two places later. */
const byNight = ["shubh", "amrit", "char", "rog", "kaal", "labh", "udveg"] as const;
const STEP_BY_NIGHT = 2;

const quality = {
  amrit: "good",
  shubh: "good",
  labh: "good",
  char: "neutral",
  udveg: "bad",
  kaal: "bad",
  rog: "bad",
} as const;

/** The eighths of the day and of the night after it, with their names. */
export function choghadiyaOf(day: Period, night: Period, vara: Vara) {
  return {
    day: eighthsOf(day, byDay, vara * STEP_BY_DAY),
    night: eighthsOf(night, byNight, vara * STEP_BY_NIGHT),
  };
}

function eighthsOf(period: Period, order: readonly ChoghadiyaName[], first: number): Choghadiya[] {
  return Array.from({ length: 8 }, (_, index) => {
    const name = order[(first + index) % 7] ?? "udveg";
    return { name, quality: quality[name], ...partOf(period, 8, index + 1) };
  });
}
