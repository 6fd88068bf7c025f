import { nextSpanOf, type Span } from "@aradhana/jyotish/panchang";
import {
  daysOf,
  instantOf,
  nextCrossing,
  nextSet,
  type Place,
  siderealLongitude,
} from "@aradhana/jyotish/sky";
import { boundsOfDay } from "@aradhana/jyotish/time";
import { dayInZone } from "../calendar/day-in-zone.ts";
import { createMoments, type Moment } from "./day-moments.ts";
import { type LunarMonth, lunarMonthAt } from "./lunar-month.ts";
import { type Festival, festivals, type MonthlyVrat, monthlyVrats, type ObservanceRule } from "./rules.ts";

const DAY = 86_400_000;
const MAKARA = 270;
/** On average; a tithi begins less than a day from where this puts it. */
const TITHI = 0.9843 * DAY;

/** How far vrats and festivals are looked for: a year, and those that begin the next one. */
export const LONGEST_OUTLOOK_DAYS = 395;

/** A vrat or festival on the day on which it is observed at a place. */
export type Observance = {
  readonly key: MonthlyVrat | Festival;
  /** The civil day at the place, 2026-11-23. */
  readonly date: string;
  /** The lunar month of its tithi; it names the ekadashis. */
  readonly month: LunarMonth;
};

export type ObservancesRequest = {
  /** The first and the last civil day at the place. */
  readonly from: string;
  readonly to: string;
  /** An IANA zone. */
  readonly zone: string;
  readonly place: Place;
};

/**
 * The vrats and festivals of a time at a place, by date, a day's festivals first. Their tithis are the same everywhere on earth, but sunrise and
 * moonrise are not: a day may differ between Varanasi and New Jersey. Empty where the Sun does not rise.
 */
export function observancesBetween({ from, to, zone, place }: ObservancesRequest): Observance[] {
  const calendar = { zone, place, momentOf: createMoments(zone, place) };
  const found: Observance[] = [];
  const start = new Date(Date.parse(`${from}T00:00Z`) - 3 * DAY);
  const end = new Date(Date.parse(`${to}T00:00Z`) + 3 * DAY);
  let month = lunarMonthAt(start);
  for (; month.start < end; month = lunarMonthAt(new Date(month.end.getTime() + DAY))) {
    for (const [key, rule] of rulesOf(month)) {
      const about = new Date(month.start.getTime() + (rule.tithi - 1) * TITHI);
      if (about < new Date(start.getTime() - DAY) || about > new Date(end.getTime() + DAY)) continue;
      const span = nextSpanOf("tithi", rule.tithi, new Date(about.getTime() - 2 * DAY));
      const date = dayOf(rule, span, calendar);
      if (date) found.push({ key, date, month });
    }
    const sankranti = makarSankranti(month, calendar);
    if (sankranti) found.push({ key: "makar-sankranti", date: sankranti, month });
  }
  return withOneJanmashtami(found)
    .filter(({ date }) => from <= date && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Where both traditions observe the same day, it is one festival. */
function withOneJanmashtami(found: readonly Observance[]): Observance[] {
  const daysWith = (key: Festival) => new Set(found.flatMap((each) => (each.key === key ? [each.date] : [])));
  const ofVaishnavas = daysWith("janmashtami-vaishnava");
  const shared = new Set([...daysWith("janmashtami-smarta")].filter((date) => ofVaishnavas.has(date)));
  return found.flatMap((each): Observance[] => {
    if (!each.key.startsWith("janmashtami") || !shared.has(each.date)) return [each];
    return each.key === "janmashtami-smarta" ? [{ ...each, key: "janmashtami" }] : [];
  });
}

function rulesOf(month: LunarMonth): [MonthlyVrat | Festival, ObservanceRule][] {
  const yearly = Object.entries<ObservanceRule>(festivals).filter(
    ([, rule]) => rule.month === month.name && !month.adhika,
  );
  return [...yearly, ...Object.entries<ObservanceRule>(monthlyVrats)] as ReturnType<typeof rulesOf>;
}

type Calendar = Pick<ObservancesRequest, "zone" | "place"> & { momentOf: ReturnType<typeof createMoments> };

/**
 * The day whose moment the tithi includes. A short tithi may include none: it is observed on the day it begins, or, if it
 * counts at a moment from noon to midnight, on the day whose moment is nearest.
 */
function dayOf(rule: ObservanceRule, span: Span, { zone, momentOf }: Calendar): string | undefined {
  const days = datesAround(span, zone).flatMap((date) => {
    const moment = momentOf(rule.at, date);
    return moment ? [{ date, moment, distance: distanceTo(span, moment) }] : [];
  });
  const including = days.filter(({ distance }) => distance === 0);
  const day =
    (rule.prefers === "last" ? including.at(-1) : including[0]) ??
    (rule.orElse === "next" ? days.find(({ moment }) => moment > span.end) : undefined) ??
    (startsWithDay.has(rule.at) ? beginsOn(days, span) : nearest(days));
  return day && addDays(day.date, rule.daysAfter ?? 0);
}

const startsWithDay: ReadonlySet<Moment> = new Set(["sunrise", "morning", "late-afternoon"]);

type Day = { date: string; moment: Date; distance: number };

// Hindu days begin at sunrise, so a tithi that begins before it belongs to the day before.
const beginsOn = (days: Day[], span: Span) => days.findLast(({ moment }) => moment <= span.start) ?? days[0];

const nearest = (days: Day[]): Day | undefined =>
  days.reduce<Day | undefined>(
    (best, day) => (best && best.distance <= day.distance ? best : day),
    undefined,
  );

const distanceTo = ({ start, end }: Span, moment: Date): number =>
  Math.max(start.getTime() - moment.getTime(), moment.getTime() - end.getTime(), 0);

function datesAround({ start, end }: Span, zone: string): string[] {
  const first = addDays(dayInZone(zone, start), -1);
  const last = dayInZone(zone, end);
  const dates = [first];
  for (let date = first; date < last; dates.push(date)) date = addDays(date, 1);
  return dates;
}

/** The day on which the Sun enters Makara; the next one if it has set by then. */
function makarSankranti({ start, end }: LunarMonth, { zone, place }: Calendar): string | undefined {
  const sun = (days: number) => siderealLongitude("sun", days);
  const entry = instantOf(nextCrossing(sun, MAKARA, daysOf(start), 0.9856));
  if (entry >= end) return undefined;
  const date = dayInZone(zone, entry);
  const day = boundsOfDay(date, zone);
  const sunset = day && nextSet("sun", day.start, place);
  return sunset && sunset < entry ? addDays(date, 1) : date;
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
