import * as v from "valibot";
import {
  count,
  countryCode,
  day,
  goodsType,
  image,
  money,
  type PageReviews,
  productId,
  slug,
} from "../contract/primitives.ts";

/** A key that filters use, and its name in the requested language. */
export const labelled = v.object({ value: slug, label: v.string() });

export const facetOption = v.object({ value: slug, label: v.string(), count });

/** A laboratory's report on the very piece, or on the batch of a product. */
export const certificate = v.object({
  lab: v.string(),
  number: v.string(),
  /** Null where it is not recorded, as on a sample. */
  issued_on: v.optional(v.nullable(day), null),
  /** Where the laboratory confirms it; null if it has no such page. */
  verify_url: v.nullable(v.string()),
  /** The report as a picture or a PDF; a sample is drawn from the facts of the piece. Null, or missing before December 2026, if there is none. */
  scan: v.optional(
    v.nullable(
      v.object({
        url: v.string(),
        sample: v.boolean(),
        type: v.optional(v.picklist(["picture", "pdf"]), "picture"),
        /** Of the picture, in pixels. */
        width: v.optional(count, 640),
        height: v.optional(count, 480),
      }),
    ),
  ),
});

/** When a good may be sent back. `days` is 0 where it may not, and `terms` says why. */
export const returnRule = v.object({
  days: count,
  terms: v.string(),
  /** What is paid back: everything, the price without the delivery, the stone without its setting, or shop credit. */
  gives: v.optional(v.picklist(["everything", "price", "stone", "credit"])),
});
export type ReturnRule = v.InferOutput<typeof returnRule>;

/** The facts that the Legal Metrology rules want beside a price. */
export const labelFacts = v.object({
  net_quantity: v.string(),
  /** Maximum retail price, all taxes included; null for a unique piece, which has none. */
  mrp: v.nullable(money),
  /** The country of origin, in words. */
  origin: v.string(),
  maker: v.nullable(v.object({ name: v.string(), address: v.string() })),
  seller: v.object({ name: v.string(), address: v.string() }),
  /** The six digits of the Harmonised System, which a customs form asks for. */
  hsn: v.string(),
  gst_pct: v.number(),
});

/** Energising in the buyer's name and gotra. */
export const energisation = v.object({
  /** What is done with each piece, without a name. */
  ritual: v.string(),
  priest: v.string(),
  /** The day on which the pieces on the shelf were energised, and a video of it, where that is recorded. */
  on: v.optional(v.nullable(day)),
  video_url: v.optional(v.nullable(v.string())),
  /** The fee for doing it in the buyer's name; null if it is not offered. */
  in_your_name: v.nullable(money),
  /** What this adds to the days until it is sent. */
  extra_days: count,
});

/** How one piece gets to where the prices of `country_code` count, wherever there it goes. */
export const shippingTerms = v.object({
  country: countryCode,
  /** The highest fee. */
  fee: money,
  /** The fewest and the most days on the road. */
  days: v.object({ from: count, to: count }),
});

/** A good in a list of similar ones or of suggestions. */
export const goodCard = v.object({
  type: goodsType,
  id: productId,
  slug,
  title: v.string(),
  image,
  price: money,
  stock: count,
});
export type GoodCard = v.InferOutput<typeof goodCard>;

/** Of goods in responses from before December 2026. */
export const noReviews: PageReviews = { avg: 0, count: 0, histogram: [0, 0, 0, 0, 0], items: [] };
