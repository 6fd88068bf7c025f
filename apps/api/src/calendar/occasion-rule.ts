import type { Text } from "../text/text.ts";
import type { Weekday } from "./local-day.ts";
import type { DayMoment } from "./moment-of-day.ts";
import type { TithiNumber } from "./tithi.ts";

/** Which days a rule picks: a weekday, a tithi, or a tithi when it falls on a weekday. */
export type DayRule =
  | { readonly kind: "weekday"; readonly weekday: Weekday }
  | { readonly kind: "tithi"; readonly tithis: readonly TithiNumber[]; readonly weekday?: Weekday };

export type OccasionRule = {
  readonly day: DayRule;
  readonly at: DayMoment;
  readonly name: Text;
  /** Names an almanac gives when the day falls on a certain weekday. */
  readonly nameOn?: Partial<Record<Weekday, Text>>;
  /** Minutes from the deciding moment to the start of the puja; negative is earlier. */
  readonly startsAfter: number;
  /** Minutes that the rite may take. */
  readonly lasts: number;
};
