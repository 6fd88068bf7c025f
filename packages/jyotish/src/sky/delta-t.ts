import { DeltaT_EspenakMeeus } from "astronomy-engine";

const FIRST = 2005;
const DAYS_PER_YEAR = 365.25;
const PER_YEAR = 0.05; // seconds; the Earth's rotation hardly changed between 2020 and 2026

/** TT - UT in seconds on 1 January of each year from 2005: USNO and IERS, Bulletin A for the last. */
const observed = [
  64.69, 64.85, 65.15, 65.46, 65.78, 66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22,
  69.36, 69.36, 69.29, 69.2, 69.18, 69.14, 69.1,
];
const last = observed.length - 1;

/** TT - UT in seconds, `ut` days after J2000: measured where it is, extrapolated after that. */
export function deltaT(ut: number): number {
  const years = 2000 - FIRST + (ut + 0.5) / DAYS_PER_YEAR;
  if (years < 0) return DeltaT_EspenakMeeus(ut);
  const index = Math.min(Math.floor(years), last);
  const from = observed[index] ?? 0;
  const to = observed[index + 1] ?? from + PER_YEAR;
  return from + (to - from) * (years - index);
}
