import { formatMoment } from "@aradhana/core/date";
import type { Visitor } from "./visitor.ts";

/**
 * A moment by India's clock, with the visitor's own time where this device's clock differs. `now` is the time of reading
 * in ms; what is read again at any later time, such as a receipt, goes without.
 */
export const momentFor = ({ country, language }: Visitor, instant: string, now?: number): string =>
  formatMoment(instant, {
    ...{ now, language, isAbroad: country !== "in" },
    offset: -new Date(instant).getTimezoneOffset(),
  });
