import * as v from "valibot";

/** How much of an address is kept: whoever writes one must not be able to spoil an order. Lengths are UTF-16 units. */
export const attributionLimits = {
  id: 64,
  address: 300,
  /** Visits, parameters of a visit with its time, the name and the text of one, and the bytes of a visit as JSON. */
  utm: { entries: 10, parameters: 50, name: 100, value: 1_000, bytes: 4_000 },
} as const;

/** Neither a NUL nor half of a surrogate pair, which no database stores. */
const text = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\0\p{Cs}]*$/u));

/** A visit that a campaign brought: every `utm_*` parameter of its address, and when it was. */
export const utmEntry = v.pipe(
  v.record(
    v.pipe(text(attributionLimits.utm.name), v.regex(/^utm_./s)),
    v.union([text(attributionLimits.utm.value), v.pipe(v.number(), v.finite())]),
  ),
  v.maxEntries(attributionLimits.utm.parameters),
);

/** What the Meta pixel's cookies hold: `fb.`, how many labels the domain has, when in milliseconds, and an id. */
export const metaCookie = v.pipe(v.string(), v.regex(/^fb\.\d\.\d{10,16}\.[\w.-]{1,400}$/));

/** Who or what sent a buyer. All of it is anybody's word: nothing but reckoning with partners depends on it. */
export const attribution = v.object({
  affiliate_id: v.optional(text(attributionLimits.id)),
  /** Oldest first. */
  utm: v.optional(v.pipe(v.array(utmEntry), v.maxLength(attributionLimits.utm.entries)), []),
  fbp: v.optional(metaCookie),
  fbc: v.optional(metaCookie),
  /** The page that led here, without its query. */
  referrer_url: v.optional(text(attributionLimits.address)),
  /** Where the visit began. */
  landing_path: v.optional(text(attributionLimits.address)),
  /** Of the behaviour-analytics tool, so that what went wrong can be looked up there. */
  analytics_session_id: v.optional(text(attributionLimits.id)),
});
export type Attribution = v.InferOutput<typeof attribution>;
