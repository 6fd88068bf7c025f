import { type Horizon, nextRise, nextSet, type Place } from "../sky/index.ts";
import { boundsOfDay } from "../time/index.ts";
import { type Choghadiya, choghadiyaOf } from "./choghadiya.ts";
import { abhijitOf, inauspiciousParts, type Period, type Vara } from "./day-parts.ts";
import { type Element, type Span, spansBetween } from "./elements.ts";

/** The panchang of a day: from its sunrise to the next. */
export type Panchang = Readonly<Record<Element, readonly Span[]>> & {
  readonly sunrise: Date;
  readonly sunset: Date;
  readonly nextSunrise: Date;
  /** The first of the civil day; about once a month there is none. */
  readonly moonrise: Date | undefined;
  readonly moonset: Date | undefined;
  readonly vara: Vara;
  readonly rahuKaal: Period;
  readonly yamaganda: Period;
  readonly gulika: Period;
  readonly abhijit: Period & { readonly avoided: boolean };
  readonly choghadiya: { readonly day: readonly Choghadiya[]; readonly night: readonly Choghadiya[] };
};

export type PanchangRequest = {
  /** The civil day at the place, 2026-11-23. */
  readonly date: string;
  /** An IANA zone. */
  readonly zone: string;
  readonly place: Place;
  /** When the Sun counts as risen; print it. @default "edge" */
  readonly horizon?: Horizon;
};

export type PanchangResult =
  | ({ readonly status: "ok" } & Panchang)
  /** The Sun does not rise and set there on that day: there is no panchang. */
  | { readonly status: "no-sunrise" }
  | { readonly status: "invalid" };

/** The panchang of a day and a place. Every element's first span is the one at sunrise, which names the day. */
export function panchangOf({ date, zone, place, horizon = "edge" }: PanchangRequest): PanchangResult {
  const bounds = boundsOfDay(date, zone);
  if (!bounds) return { status: "invalid" };
  const { start, end } = bounds;
  const limitDays = (end.getTime() - start.getTime()) / 86_400_000;

  const sunrise = nextRise("sun", start, place, { horizon, limitDays });
  const sunset = sunrise && nextSet("sun", sunrise, place, { horizon });
  const nextSunrise = sunset && nextRise("sun", sunset, place, { horizon });
  if (!nextSunrise) return { status: "no-sunrise" };

  const vara = new Date(`${date}T00:00Z`).getUTCDay() as Vara;
  const day = { start: sunrise, end: sunset };
  const spans = (element: Element) => spansBetween(element, sunrise, nextSunrise);
  return {
    status: "ok",
    sunrise,
    sunset,
    nextSunrise,
    moonrise: nextRise("moon", start, place, { limitDays }),
    moonset: nextSet("moon", start, place, { limitDays }),
    vara,
    tithi: spans("tithi"),
    nakshatra: spans("nakshatra"),
    yoga: spans("yoga"),
    karana: spans("karana"),
    ...inauspiciousParts(day, vara),
    abhijit: abhijitOf(day, vara),
    choghadiya: choghadiyaOf(day, { start: sunset, end: nextSunrise }, vara),
  };
}
