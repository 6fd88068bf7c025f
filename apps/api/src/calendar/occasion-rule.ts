import type { Text } from "../text/text.ts";
import type { Weekday } from "./local-day.ts";
import type { DayMoment } from "./moment-of-day.ts";
import type { TithiNumber } from "./tithi.ts";

/** The days a rule selects: a weekday, some tithis, or some tithis when they fall on a weekday. */
export type DayRule =
  | { readonly kind: "weekday"; readonly weekday: Weekday }
  | { readonly kind: "tithi"; readonly tithis: readonly TithiNumber[]; readonly weekday?: Weekday };

export type OccasionRule = {
  readonly day: DayRule;
  readonly at: DayMoment;
  readonly name: Text;
  /** Names for certain weekdays, such as "Soma Pradosh" on a Monday. */
  readonly nameOn?: Partial<Record<Weekday, Text>>;
  /** Minutes from the moment `at` to the start of the puja; negative means before it. */
  readonly startsAfter: number;
  /** Duration of the ritual in minutes. */
  readonly lasts: number;
};
