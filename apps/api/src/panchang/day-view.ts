import type { Language } from "@aradhana/core/contract";
import type { PanchangDay } from "@aradhana/core/panchang";
import type { Choghadiya, Panchang, Period } from "@aradhana/jyotish/panchang";
import { describeTithi } from "../calendar/tithi.ts";
import { lunarMonthAt, purnimantaName } from "../observances/lunar-month.ts";
import type { Observance } from "../observances/observances.ts";
import { addedMonth, choghadiyaNames, limbNames, monthNames, weekdayNames } from "./names.ts";
import { nameObservance } from "./observance-names.ts";

type Day = NonNullable<PanchangDay["day"]>;

/** The panchang of a day in a language. */
export function dayView(panchang: Panchang, language: Language): Day {
  const { sunrise, sunset, moonrise, moonset, vara, abhijit, choghadiya } = panchang;
  const tithi = panchang.tithi[0]?.number ?? 1;
  const limbOf = (limb: keyof typeof limbNames) =>
    panchang[limb].map(({ number, end }) => ({
      name: limbNames[limb](number)[language],
      ends_at: end.toISOString(),
    }));
  const partsOf = (parts: readonly Choghadiya[]) =>
    parts.map(({ name, quality, ...period }) => ({
      ...{ name: choghadiyaNames[name][language], quality },
      ...timeOf(period),
    }));
  return {
    weekday: weekdayNames[vara]?.[language] ?? "",
    month: monthsOf(sunrise, tithi, language),
    paksha: describeTithi(tithi).pakshaName[language],
    sunrise_at: sunrise.toISOString(),
    sunset_at: sunset.toISOString(),
    moonrise_at: moonrise?.toISOString() ?? null,
    moonset_at: moonset?.toISOString() ?? null,
    tithi: limbOf("tithi"),
    nakshatra: limbOf("nakshatra"),
    yoga: limbOf("yoga"),
    karana: limbOf("karana"),
    rahu_kaal: timeOf(panchang.rahuKaal),
    yamaganda: timeOf(panchang.yamaganda),
    gulika: timeOf(panchang.gulika),
    abhijit: { ...timeOf(abhijit), avoided: abhijit.avoided },
    choghadiya: { day: partsOf(choghadiya.day), night: partsOf(choghadiya.night) },
  };
}

/** Vrats and festivals in a language. */
export const observancesView = (found: readonly Observance[], language: Language) =>
  found.map((observance) => ({
    key: observance.key,
    name: nameObservance(observance)[language],
    date: observance.date,
  }));

function monthsOf(sunrise: Date, tithi: number, language: Language): Day["month"] {
  const month = lunarMonthAt(sunrise);
  const nameOf = (name: typeof month.name) =>
    (month.adhika ? addedMonth(monthNames[name]) : monthNames[name])[language];
  return { purnimanta: nameOf(purnimantaName(month, tithi)), amanta: nameOf(month.name) };
}

const timeOf = ({ start, end }: Period) => ({ start_at: start.toISOString(), end_at: end.toISOString() });
