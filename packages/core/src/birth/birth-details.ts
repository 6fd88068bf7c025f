import * as v from "valibot";
import { countryCode, oneLine } from "../contract/primitives.ts";
import { personName } from "../contract/quote.ts";
import { readIsoDay } from "../date/index.ts";
import { LARGEST_OFFSET } from "./offset.ts";

/** No town is nearer to a pole, and a lagna means little there. */
export const FARTHEST_LATITUDE = 80;

const within = (limit: number, code: string) =>
  v.pipe(
    v.number(),
    v.check((degrees) => Math.abs(degrees) <= limit, code),
  );

/** Where somebody was born: a town of the gazetteer, or coordinates with the zone of the nearest town. */
export const birthPlace = v.object({
  name: v.pipe(oneLine(80), v.minLength(1, "required")),
  region: v.optional(oneLine(160), ""),
  country_code: v.optional(countryCode, "in"),
  lat: within(FARTHEST_LATITUDE, "polar"),
  lon: within(180, "range"),
  /** An IANA zone. */
  zone: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+\-/]{2,40}$/, "zone")),
});
export type BirthPlace = v.InferOutput<typeof birthPlace>;

/** A day from 1900 on; whether it is in the future depends on the place. */
export const birthDate = v.pipe(
  v.string(),
  v.check((day) => readIsoDay(day) !== undefined, "date"),
  v.check((day) => day >= "1900", "too_early"),
);

/** A time of a clock with 24 hours: 15:45. */
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time"));

/** What a chart needs to know of a birth. The same for a kundali and for a consultation. */
export const birthDetails = v.object({
  name: personName,
  gender: v.optional(v.nullable(v.picklist(["female", "male", "other"])), null),
  date: birthDate,
  /** Null if it is unknown. */
  time: v.nullable(clockTime),
  /** By how many minutes the time may be wrong, either way. */
  time_window: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180)), 0),
  place: birthPlace,
  /**
   * Seconds ahead of UTC: of a time that clocks showed twice or never, or as on the certificate. Null: the zone's own.
   */
  utc_offset: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-LARGEST_OFFSET), v.maxValue(LARGEST_OFFSET))),
    null,
  ),
  /** That a parent or guardian agrees; required for a person below 18. */
  guardian_consent: v.optional(v.boolean(), false),
});
/** The same of a saved person, whose name is saved beside it. Consent is given for each order. */
export const savedBirth = v.omit(birthDetails, ["name", "guardian_consent"]);

export type BirthDetails = v.InferOutput<typeof birthDetails>;
export type BirthDetailsInput = v.InferInput<typeof birthDetails>;
