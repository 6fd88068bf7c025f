import * as v from "valibot";
import { count, day } from "../contract/primitives.ts";
import { filledText, httpsUrl } from "./fields.ts";
import { pageQuery } from "./page.ts";

export const stockIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^\w{4,40}$/)) });

export const stockQuery = v.object({
  ...pageQuery.entries,
  /** Only what is sold out, or what is not. */
  state: v.optional(v.picklist(["sold_out", "available"])),
});

/** How many pieces there are of a product, in one colour or its only one. */
export const stockItem = v.object({
  id: v.string(),
  sku: v.string(),
  title: filledText(200),
  /** Null if there is one colour only. */
  color: v.nullable(v.string()),
  /** What can still be sold. */
  left: count,
  /** Sold, or reserved by unpaid orders. */
  taken: count,
  /** Of the product in all its colours: when the pieces on the shelf were energised, and a video of it. */
  energised: v.object({ on: v.nullable(day), video_url: v.nullable(v.string()) }),
});
export type StockItem = v.InferOutput<typeof stockItem>;

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0, "too_small"), v.maxValue(100_000, "too_large"));

/** How many are on the shelf for sale now, without those that are taken. */
export const newStock = v.object({
  left: pieces,
  /** What it was when it was read: another number is refused with `staff.stock_changed`. */
  was: pieces,
});

/** The day on which the pieces on the shelf were energised, not after today, and a video of it that buyers may see. */
export const newEnergising = v.object({ on: day, video_url: v.nullable(httpsUrl) });
