/** A part of a day or of a night. */
export type Period = { readonly start: Date; readonly end: Date };

/** The weekday of a vara: 0 is Sunday. */
export type Vara = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Which eighth of the day it is, Sunday to Saturday. */
const eighths = {
  rahuKaal: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

const ABHIJIT = 8; // of the fifteen muhurtas of a day
const WEDNESDAY = 3;

/** Part `number`, from 1, of a time divided into `count` equal ones. */
export function partOf({ start, end }: Period, count: number, number: number): Period {
  const at = (parts: number) =>
    new Date(Math.round(start.getTime() + ((end.getTime() - start.getTime()) * parts) / count));
  return { start: at(number - 1), end: at(number) };
}

/** Rahu kaal, yamaganda and gulika: an eighth of the time from sunrise to sunset each. */
export function inauspiciousParts(day: Period, vara: Vara) {
  return {
    rahuKaal: partOf(day, 8, eighths.rahuKaal[vara]),
    yamaganda: partOf(day, 8, eighths.yamaganda[vara]),
    gulika: partOf(day, 8, eighths.gulika[vara]),
  };
}

/** The muhurta about midday; on Wednesdays it is avoided. */
export function abhijitOf(day: Period, vara: Vara): Period & { readonly avoided: boolean } {
  return { ...partOf(day, 15, ABHIJIT), avoided: vara === WEDNESDAY };
}
