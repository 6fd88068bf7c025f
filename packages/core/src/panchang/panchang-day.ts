import * as v from "valibot";
import { day, instant, language } from "../contract/primitives.ts";
import { readIsoDay } from "../date/index.ts";

/** An IANA zone that this runtime knows. */
const zone = v.pipe(
  v.string(),
  v.maxLength(40, "too_long"),
  v.check((name) => /^[A-Za-z][\w+/-]*$/.test(name) && isZone(name), "zone"),
);

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** Degrees, rounded to a hundredth, about a kilometre: up to 60° the Sun rises within 5 s, and neighbours share an answer. */
const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,10})?$/),
    v.transform((text) => Math.round(Number(text) * 100) / 100),
    v.minValue(-limit),
    v.maxValue(limit),
  );

const place = {
  lang: v.optional(language, "en"),
  zone: v.optional(zone, "Asia/Kolkata"),
  /** Both or neither: without them it is for the principal town of the zone. */
  lat: v.optional(degrees(90)),
  lon: v.optional(degrees(180)),
};
type Place = { lat?: number | undefined; lon?: number | undefined };
const hasBoth = ({ lat, lon }: Place) => (lat === undefined) === (lon === undefined);

/** `GET /noauth-api/v1/panchang/calendar.ics`: a calendar to subscribe to. */
export const calendarQuery = v.pipe(
  v.object(place),
  v.forward(v.partialCheck([["lat"], ["lon"]], hasBoth, "lat_and_lon"), ["lat"]),
);

/** `GET /noauth-api/v1/panchang/day`; the day is today at the place unless it is given. */
export const panchangDayQuery = v.pipe(
  v.object({
    ...place,
    date: v.optional(
      v.pipe(
        v.string(),
        v.check((date) => readIsoDay(date) !== undefined && "1900" <= date && date < "2100", "date"),
      ),
    ),
  }),
  v.forward(v.partialCheck([["lat"], ["lon"]], hasBoth, "lat_and_lon"), ["lat"]),
);

const time = v.object({ start_at: instant, end_at: instant });
/** From when until when. */
export type PanchangTime = v.InferOutput<typeof time>;

/** What counts until then; the last one may end after the next sunrise. */
const limb = v.array(v.object({ name: v.string(), ends_at: instant }));
const choghadiya = v.array(
  v.object({ name: v.string(), quality: v.picklist(["good", "neutral", "bad"]), ...time.entries }),
);

/** A day at a place, from its sunrise to the next. */
export const panchangDay = v.object({
  date: day,
  zone: v.string(),
  /** The zone's principal town; null for coordinates. */
  town: v.nullable(v.string()),
  /** Null where the Sun does not rise or set on that day. */
  day: v.nullable(
    v.object({
      weekday: v.string(),
      /** The lunar month where months end with the full moon (north) and where they end with the new moon. */
      month: v.object({ purnimanta: v.string(), amanta: v.string() }),
      paksha: v.string(),
      sunrise_at: instant,
      sunset_at: instant,
      /** About once a month the Moon does not rise or does not set on a day. */
      moonrise_at: v.nullable(instant),
      moonset_at: v.nullable(instant),
      /** The first is the one at sunrise, which names the day. */
      tithi: limb,
      nakshatra: limb,
      yoga: limb,
      karana: limb,
      rahu_kaal: time,
      yamaganda: time,
      gulika: time,
      /** On Wednesdays it is avoided. */
      abhijit: v.object({ ...time.entries, avoided: v.boolean() }),
      choghadiya: v.object({ day: choghadiya, night: choghadiya }),
    }),
  ),
  /** The vrats and festivals of this day and of the two weeks after it, by date. */
  observances: v.array(v.object({ key: v.string(), name: v.string(), date: day })),
});
export type PanchangDay = v.InferOutput<typeof panchangDay>;
