import { nakshatraAt, nakshatraLords } from "../nakshatra/index.ts";
import type { Graha } from "../sky/index.ts";

/** The years of each lord's dasha; together 120. BPHS 46 */
export const dashaYears: Readonly<Record<Graha, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
};

/** Days of a dasha's year. Other programs take 365.2425, 365.2564 or 360: print it beside the dates. */
export const DASHA_YEAR = 365.25;

const TOTAL = 120;
const YEAR = DASHA_YEAR * 86_400_000;

/** A period of a lord: a mahadasha, an antardasha within it, or a pratyantardasha within that. */
export type Dasha = {
  readonly lord: Graha;
  readonly level: 1 | 2 | 3;
  /** Of the first mahadasha and what it contains, this may be before the birth. */
  readonly start: Date;
  readonly end: Date;
};

/** The nine mahadashas of 120 years. The first began before the birth, by the part of the nakshatra already behind. */
export function mahadashas(moonLongitude: number, birth: Date): Dasha[] {
  const { lord, traversed } = nakshatraAt(moonLongitude);
  const start = birth.getTime() - dashaYears[lord] * traversed * YEAR;
  return sequence(lord, start, TOTAL * YEAR, 1);
}

/** The years of the first mahadasha that were left at birth. */
export function dashaBalance(moonLongitude: number): { lord: Graha; years: number } {
  const { lord, traversed } = nakshatraAt(moonLongitude);
  return { lord, years: dashaYears[lord] * (1 - traversed) };
}

/** The antardashas of a mahadasha, or the pratyantardashas of an antardasha: nine, in proportion to their years. */
export function subDashas({ lord, level, start, end }: Dasha): Dasha[] {
  if (level === 3) return [];
  return sequence(lord, start.getTime(), end.getTime() - start.getTime(), level === 1 ? 2 : 3);
}

/** Mahadasha, antardasha and pratyantardasha at an instant; fewer when it is outside of the 120 years. */
export function dashasAt(dashas: readonly Dasha[], instant: Date): Dasha[] {
  const current = dashas.find(({ start, end }) => start <= instant && instant < end);
  return current ? [current, ...dashasAt(subDashas(current), instant)] : [];
}

function sequence(first: Graha, start: number, length: number, level: Dasha["level"]): Dasha[] {
  const index = (nakshatraLords as readonly Graha[]).indexOf(first);
  const lords = [...nakshatraLords.slice(index), ...nakshatraLords.slice(0, index)];
  let years = 0;
  const at = (sum: number) => new Date(Math.round(start + (length * sum) / TOTAL));
  return lords.map((lord) => {
    const begin = years;
    years += dashaYears[lord];
    return { lord, level, start: at(begin), end: at(years) };
  });
}
