import { NAKSHATRA_ARC } from "../nakshatra/index.ts";
import { type Days, daysOf, instantOf, nextCrossing, normalize, siderealLongitude } from "../sky/index.ts";

/** The four limbs of a panchang that follow Sun and Moon; the fifth is the vara. */
export type Element = "tithi" | "nakshatra" | "yoga" | "karana";

const moon = (days: Days) => siderealLongitude("moon", days);
const sun = (days: Days) => siderealLongitude("sun", days);
const moonsLead = (days: Days) => normalize(moon(days) - sun(days));
const sum = (days: Days) => normalize(moon(days) + sun(days));

const rules: Readonly<
  Record<Element, { angle: (days: Days) => number; arc: number; count: number; speed: number }>
> = {
  tithi: { angle: moonsLead, arc: 12, count: 30, speed: 12.19 },
  nakshatra: { angle: moon, arc: NAKSHATRA_ARC, count: 27, speed: 13.18 },
  yoga: { angle: sum, arc: NAKSHATRA_ARC, count: 27, speed: 14.16 },
  karana: { angle: moonsLead, arc: 6, count: 60, speed: 12.19 },
};

/** One occurrence of an element: its number from 1, and from when until when. */
export type Span = { readonly number: number; readonly start: Date; readonly end: Date };

/** The number of an element at an instant, from 1; it is the same everywhere on earth. */
export function numberAt(element: Element, instant: Date): number {
  const { angle, arc, count } = rules[element];
  // An angle of almost a full circle may divide to the count itself.
  return Math.min(Math.floor(angle(daysOf(instant)) / arc), count - 1) + 1;
}

/** The first span of a number that begins after an instant. */
export function nextSpanOf(element: Element, number: number, after: Date): Span {
  const start = nextStart(element, number, after);
  return { number, start, end: nextStart(element, (number % rules[element].count) + 1, start) };
}

/** The span of an element that contains an instant. */
export function spanAt(element: Element, instant: Date): Span {
  const { angle, arc, speed, count } = rules[element];
  const number = numberAt(element, instant);
  const days = daysOf(instant);
  const into = normalize(angle(days) - (number - 1) * arc);
  // Searched from well before the start, which is at most a third earlier than the mean speed says.
  const before = days - (into / speed) * 1.5 - 0.02;
  const start = instantOf(nextCrossing(angle, (number - 1) * arc, before, speed));
  return { number, start, end: nextStart(element, (number % count) + 1, instant) };
}

/** The spans that touch a time: the one at its start, and those that begin before its end. */
export function spansBetween(element: Element, from: Date, to: Date): Span[] {
  const spans = [spanAt(element, from)];
  for (let last = spans[0]; last && last.end < to; last = spans.at(-1)) {
    const number = (last.number % rules[element].count) + 1;
    const after = (number % rules[element].count) + 1;
    spans.push({ number, start: last.end, end: nextStart(element, after, last.end) });
  }
  return spans;
}

function nextStart(element: Element, number: number, after: Date): Date {
  const { angle, arc, speed } = rules[element];
  return instantOf(nextCrossing(angle, (number - 1) * arc, daysOf(after), speed));
}
