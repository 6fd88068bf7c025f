import type { Place } from "@aradhana/jyotish/sky";
import type { Occasion } from "./occasion.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { occasionsFrom } from "./occasions-from.ts";

const DAY = 86_400_000;
// A tithi recurs within a month; on a given weekday it may take years.
const LOOK_BACK = [35 * DAY, 400 * DAY, 4_000 * DAY];

/** The first occasion of this rule whose ritual begins after `after`. */
export function nextOccasion(rule: OccasionRule, after: Date, place: Place): Occasion {
  for (const occasion of occasionsFrom(rule, after, place)) {
    if (occasion.startAt > after) return occasion;
  }
  throw new Error("unreachable: occasionsFrom never ends");
}

/** The last occasion of this rule whose ritual began before `before`. */
export function previousOccasion(rule: OccasionRule, before: Date, place: Place): Occasion {
  for (const lookBack of LOOK_BACK) {
    let last: Occasion | undefined;
    for (const occasion of occasionsFrom(rule, new Date(before.getTime() - lookBack), place)) {
      if (occasion.startAt >= before) break;
      last = occasion;
    }
    if (last) return last;
  }
  throw new Error(`"${rule.name.en}" has no occasion in the ten years before ${before.toISOString()}.`);
}
