import * as v from "valibot";

/** Limits for attribution data, so that a long URL cannot make an order fail. Lengths are UTF-16 units. */
export const attributionLimits = {
  id: 64,
  address: 300,
  /**
   * Number of visits, parameters per visit including its time, length of a name and of a value, and bytes of a
   * visit as JSON.
   */
  utm: { entries: 10, parameters: 50, name: 100, value: 1_000, bytes: 4_000 },
} as const;

/** No NUL and no lone surrogate: databases cannot store them. */
const text = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\0\p{Cs}]*$/u));

/** A campaign visit: every `utm_*` parameter of its URL, and its time. */
export const utmEntry = v.pipe(
  v.record(
    v.pipe(text(attributionLimits.utm.name), v.regex(/^utm_./s)),
    v.union([text(attributionLimits.utm.value), v.pipe(v.number(), v.finite())]),
  ),
  v.maxEntries(attributionLimits.utm.parameters),
);

/** The value of a Meta pixel cookie: `fb.`, number of domain labels, time in milliseconds, and an id. */
export const metaCookie = v.pipe(v.string(), v.regex(/^fb\.\d\.\d{10,16}\.[\w.-]{1,400}$/));

/** Who or what referred a buyer. It is unverified: only the settlement with partners uses it. */
export const attribution = v.object({
  affiliate_id: v.optional(text(attributionLimits.id)),
  /** Oldest first. */
  utm: v.optional(v.pipe(v.array(utmEntry), v.maxLength(attributionLimits.utm.entries)), []),
  fbp: v.optional(metaCookie),
  fbc: v.optional(metaCookie),
  /** URL of the referring page, without its query. */
  referrer_url: v.optional(text(attributionLimits.address)),
  /** Path of the first page of the visit. */
  landing_path: v.optional(text(attributionLimits.address)),
  /** Session id of the analytics tool, to look up what went wrong. */
  analytics_session_id: v.optional(text(attributionLimits.id)),
});
export type Attribution = v.InferOutput<typeof attribution>;
