const DAY = 86_400_000;
const J2000 = Date.UTC(2000, 0, 1, 12);

/** UT days since J2000 (2000-01-01 12:00 UTC), the time that the formulas take. */
export type Days = number;

export const daysOf = (instant: Date): Days => (instant.getTime() - J2000) / DAY;

/** The instant, to the nearest millisecond. */
export const instantOf = (days: Days): Date => new Date(Math.round(days * DAY) + J2000);
