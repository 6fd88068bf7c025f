import type { Moment } from "./day-moments.ts";
import type { LunarMonthName } from "./lunar-month.ts";

/** When a tithi's observance takes place. */
export type ObservanceRule = {
  readonly tithi: number;
  /** The day is the one on which the tithi includes this moment. */
  readonly at: Moment;
  /** Which day, when the tithi includes the moment of two. @default "first" */
  readonly prefers?: "first" | "last";
  /** An amanta month; missing for what returns every month. */
  readonly month?: LunarMonthName;
  /** Days after that day. @default 0 */
  readonly daysAfter?: number;
  /** Which day, when the tithi includes no such moment at all: the one that it begins on, or the next. @default "begins" */
  readonly orElse?: "begins" | "next";
};

/** Vrats that return every month, also in an added one. */
export const monthlyVrats = {
  "sankashti-chaturthi": { tithi: 19, at: "moonrise" },
  "pradosh-shukla": { tithi: 13, at: "dusk" },
  "pradosh-krishna": { tithi: 28, at: "dusk" },
  // Almanacs print the second day of an ekadashi that includes two sunrises.
  "ekadashi-shukla": { tithi: 11, at: "sunrise", prefers: "last" },
  "ekadashi-krishna": { tithi: 26, at: "sunrise", prefers: "last" },
  "masik-shivaratri": { tithi: 29, at: "midnight" },
  purnima: { tithi: 15, at: "sunrise" },
  amavasya: { tithi: 30, at: "midday" },
} as const satisfies Record<string, ObservanceRule>;

/**
 * Festivals of the lunar year, by the rules of Dharmasindhu and Nirnayasindhu that almanacs print. None is observed in
 * an added month.
 */
export const festivals = {
  "chaitra-navratri": { month: "chaitra", tithi: 1, at: "sunrise" },
  "ram-navami": { month: "chaitra", tithi: 9, at: "midday" },
  "hanuman-jayanti": { month: "chaitra", tithi: 15, at: "sunrise" },
  // The last day on which the tithi lasts three muhurtas after sunrise.
  "akshaya-tritiya": { month: "vaishakha", tithi: 3, at: "morning", prefers: "last" },
  "buddha-purnima": { month: "vaishakha", tithi: 15, at: "sunrise" },
  "rath-yatra": { month: "ashadha", tithi: 2, at: "sunrise" },
  "guru-purnima": { month: "ashadha", tithi: 15, at: "sunrise" },
  "hariyali-teej": { month: "shravana", tithi: 3, at: "sunrise" },
  "nag-panchami": { month: "shravana", tithi: 5, at: "sunrise" },
  // Bhadra is over by then: it is the first half of the tithi.
  "raksha-bandhan": { month: "shravana", tithi: 15, at: "morning" },
  // Householders (Smarta) observe the night in which Krishna was born. Vaishnavas observe no Ashtami that Saptami still
  // touches at sunrise (Haribhaktivilasa 15), so theirs may be a day later. On one day they are "janmashtami".
  "janmashtami-smarta": { month: "shravana", tithi: 23, at: "midnight" },
  "janmashtami-vaishnava": { month: "shravana", tithi: 23, at: "sunrise", orElse: "next" },
  "ganesh-chaturthi": { month: "bhadrapada", tithi: 4, at: "midday" },
  "anant-chaturdashi": { month: "bhadrapada", tithi: 14, at: "sunrise" },
  "sarva-pitru-amavasya": { month: "bhadrapada", tithi: 30, at: "afternoon" },
  "sharad-navratri": { month: "ashwin", tithi: 1, at: "sunrise" },
  "durga-ashtami": { month: "ashwin", tithi: 8, at: "sunrise" },
  vijayadashami: { month: "ashwin", tithi: 10, at: "afternoon" },
  "sharad-purnima": { month: "ashwin", tithi: 15, at: "midnight" },
  "karwa-chauth": { month: "ashwin", tithi: 19, at: "moonrise" },
  dhanteras: { month: "ashwin", tithi: 28, at: "dusk" },
  diwali: { month: "ashwin", tithi: 30, at: "dusk", prefers: "last" },
  "govardhan-puja": { month: "kartika", tithi: 1, at: "sunrise" },
  "bhai-dooj": { month: "kartika", tithi: 2, at: "afternoon", prefers: "last" },
  chhath: { month: "kartika", tithi: 6, at: "sunset" },
  "gita-jayanti": { month: "margashirsha", tithi: 11, at: "sunrise" },
  "vasant-panchami": { month: "magha", tithi: 5, at: "midday" },
  "maha-shivaratri": { month: "magha", tithi: 29, at: "midnight" },
  // The day after Holika Dahan, whose evening is free of Bhadra if the tithi lasts that long.
  holi: { month: "phalguna", tithi: 15, at: "late-afternoon", prefers: "last", daysAfter: 1 },
} as const satisfies Record<string, ObservanceRule>;

export type MonthlyVrat = keyof typeof monthlyVrats;
export type Festival = keyof typeof festivals | "makar-sankranti" | "janmashtami";
