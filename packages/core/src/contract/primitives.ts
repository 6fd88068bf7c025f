import * as v from "valibot";

/** Opaque ids: a prefix for the kind and at least 96 random bits in base 62 (ruling D17). */
const idOf = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[0-9A-Za-z]{17,32}$`)));

export const poojaId = idOf("pj");
export const packageId = idOf("pk");
export const addonId = idOf("ao");
export const chadhaavaId = idOf("ch");
export const offeringId = idOf("of");
export const productId = idOf("pd");
export const variantId = idOf("pv");
export const cartId = idOf("crt");
export const cartLineId = idOf("cl");
export const bannerId = idOf("bn");
export const quoteId = idOf("qt");
export const reservationId = idOf("rsv");
export const orderId = idOf("ord");
export const orderItemId = idOf("oi");
export const paymentId = idOf("pay");
export const customerId = idOf("cus");
export const astrologerId = idOf("ag");
export const slotId = idOf("sl");
export const otpId = idOf("otp");
export const sankalpId = idOf("snk");
export const bookingId = idOf("bkg");

/** A registered partner: a UUID. */
export const partnerId = v.pipe(v.string(), v.uuid());

/**
 * A partner's own id for an order, before ours exists: letters, digits, `_`, `.` and `-`, not beginning with `.`
 * or `-`. So it is safe in a URL, a message between pages and a spreadsheet.
 */
export const tempOrderId = v.pipe(
  v.string(),
  v.maxLength(64, "too_long"),
  v.regex(/^\w[\w.-]*$/, "characters"),
);

/** ISO 4217, lower case: the three price lists. */
export const currency = v.picklist(["inr", "usd", "eur"]);
export type Currency = v.InferOutput<typeof currency>;

/** ISO 3166-1 alpha-2, lower case, as in `country_code`. */
export const countryCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
export const language = v.picklist(["en", "hi"]);
export type Language = v.InferOutput<typeof language>;

/** E.164 country code without the plus: "91". */
export const dialCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/));

/** An amount in minor units (paise, cents) of its currency. */
export const money = v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency });
export type Money = v.InferOutput<typeof money>;

/** An address of e-mail as headers can have it: one line of ASCII without quotes (RFC 5321, 4.5.3.1.3 for the length). */
export const emailAddress = v.pipe(
  v.string(),
  v.maxLength(254, "too_long"),
  v.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i, "email"),
);

/** An instant, ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

/**
 * Characters that no label can print: control characters, and those that change the direction of the text after
 * them.
 */
export const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Signs that nobody sees, which make equal texts different. Not the one that gives an emoji its colours; and those that
 * change the direction are refused instead.
 */
const invisible =
  /(?!(?<=\p{ExtPict})\ufe0f|\ufe0f\u20e3|[\p{Join_C}\u202a-\u202e\u2066-\u2069])[\p{Cf}\p{DI}]/gu;
/** The two joiners shape letters of Indian and Arabic scripts and emoji. Elsewhere, as between Latin letters, nobody sees them. */
const idleJoiners = /(?<![\p{M}\p{Lo}\p{S}\p{Join_C}])\p{Join_C}+|\p{Join_C}+(?![\p{M}\p{Lo}\p{S}])/gu;
/** One after the other: what is removed first may stand between a joiner and its letter. */
export const withoutInvisible = (text: string) => text.replace(invisible, "").replace(idleJoiners, "");
/** A spreadsheet calculates a text that begins with one of these. */
const formula = /^[=+\-@]/;

/**
 * Single-line text, to be read aloud or printed on a label: line breaks and repeated spaces become one space, and signs
 * without width are removed.
 */
export const oneLine = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => withoutInvisible(text).replace(/\s+/gu, " ").trim()),
    v.maxLength(longest, "too_long"),
    v.check((text) => !unprintable.test(text) && !formula.test(text.normalize("NFKC")), "characters"),
  );

/** An artwork: its files are `/media/{name}-{320|640|960}.{avif|webp}`. */
export const image = v.object({ name: v.string(), alt: v.string() });
export type Image = v.InferOutput<typeof image>;

/** Characters that a search may have. */
export const longestSearch = 80;

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80));
export const named = v.object({ slug, name: v.string() });
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The line of business that an order is of. In this file so that a form that needs no more brings no more. */
export const orderType = v.picklist([
  "pooja",
  "chadhaava",
  "abhimantrit",
  "gemstone",
  "kundali",
  "name_correction",
  "consultation",
]);
export type OrderType = v.InferOutput<typeof orderType>;
/** The lines that are booked by date and performed by priests. */
export const ritualType = v.picklist(["pooja", "chadhaava"]);
export type RitualType = v.InferOutput<typeof ritualType>;
/** The lines whose orders are sent in a parcel. */
export const goodsType = v.picklist(["abhimantrit", "gemstone"]);
export type GoodsType = v.InferOutput<typeof goodsType>;
/** The lines that are a report or a talk: nothing is performed at a temple, nothing is sent. */
export const serviceType = v.picklist(["kundali", "name_correction", "consultation"]);
export type ServiceType = v.InferOutput<typeof serviceType>;
/** The services whose result is a report. */
export type ReportServiceType = Exclude<ServiceType, "consultation">;

// Every page of something to buy has reviews. In this file so that goods do not bring the schemas of a puja.

export const rating = v.object({ avg: v.number(), count });

/** A photo that the buyer added to a review, drawn again by us, and its size. */
export const reviewPhoto = v.object({ id: idOf("rph"), width: count, height: count });
export type ReviewPhoto = v.InferOutput<typeof reviewPhoto>;

export const review = v.object({
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.string(),
  author: v.string(),
  city: v.string(),
  language,
  /** Seeded, not written by a buyer: label it so wherever it is shown. */
  is_sample: v.boolean(),
  /** At `/noauth-api/v1/review/publishedPhoto/{id}`. */
  photos: v.optional(v.array(reviewPhoto)),
});
export type Review = v.InferOutput<typeof review>;

const summary = {
  avg: v.number(),
  count,
  /** Number of ratings with 5, 4, 3, 2 and 1 stars. */
  histogram: v.pipe(v.array(count), v.length(5)),
};
export const reviewSummary = v.object(summary);
export type ReviewSummary = v.InferOutput<typeof reviewSummary>;

/** What the page of a puja or of goods shows of its reviews: the average of all, and the newest. */
export const pageReviews = v.object({ ...summary, items: v.array(review) });
export type PageReviews = v.InferOutput<typeof pageReviews>;

/** The most lines of a cart. */
export const MAX_CART_LINES = 100;
