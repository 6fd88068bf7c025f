import * as v from "valibot";
import { countryCode, language, money, orderId, productId, slug, variantId } from "../contract/primitives.ts";
import { quote } from "../contract/quote.ts";
import { delivery, postcode } from "./delivery.ts";
import { returnRule } from "./fields.ts";
import { gemForm } from "./gem.ts";

/** The most pieces of one colour of a product in an order. */
export const MAX_PIECES = 20;

/** What a request may say. A quote says whether there are so many, and whether an order may have them. */
export const MAX_QUANTITY = 999;

export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/** The common fields of every quote request for goods. */
export const goodsTerms = {
  coupon: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(24))), null),
  country_code: v.optional(countryCode, "in"),
  lang: v.optional(language, "en"),
  /** Where it goes; without it `country_code`. */
  ship_to: v.optional(v.nullable(countryCode), null),
  /** Decides zone and place of supply. Without it the fee is that of the farthest zone. */
  postcode: v.optional(postcode, ""),
  /** The caller's unpaid order that the next one replaces: what it holds is to be had again. */
  replaces: v.optional(v.nullable(orderId), null),
};

/** A colour of a product in a quantity. */
export const productChoice = v.object({
  variant_id: variantId,
  qty: v.optional(quantity, 1),
  /** Energise it in a name, which the order gives. */
  energise: v.optional(v.boolean(), false),
});

/** A gem as it is to be made. Its settings and sizes are those of `gemById`. */
export const gemChoice = v.object({
  product_id: productId,
  setting: v.optional(gemForm, "loose"),
  /** Needed unless it is loose. */
  metal: v.optional(v.nullable(slug), null),
  /** Needed for a ring. */
  ring_size: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  energise: v.optional(v.boolean(), false),
});

/** `POST /noauth-api/v1/abhimantrit/quote` */
export const productQuoteRequest = v.object({ ...productChoice.entries, ...goodsTerms });
export type ProductQuoteRequest = v.InferInput<typeof productQuoteRequest>;

/** `POST /noauth-api/v1/gemstone/quote` */
export const gemQuoteRequest = v.object({ ...gemChoice.entries, ...goodsTerms });
export type GemQuoteRequest = v.InferInput<typeof gemQuoteRequest>;

/** Something that a buyer has to know before paying. */
const notice = v.object({ code: v.picklist(["pan", "duties", "plants"]), message: v.string() });

/** What a quote with goods says beside the price. */
const goodsQuoteFacts = v.object({
  delivery,
  /** Cash on delivery: whether this order may be paid so, and if not, why. */
  cod: v.object({ available: v.boolean(), reason: v.nullable(v.string()) }),
  notices: v.array(notice),
  /** The return rule of each good as it is configured here. */
  returns: v.array(
    v.object({
      item_id: v.string(),
      title: v.string(),
      detail: v.nullable(v.string()),
      ...returnRule.entries,
    }),
  ),
  /** How long the goods stay reserved once the order is placed. */
  held_minutes: v.number(),
  /** Tax by HSN or SAC code. */
  tax_by_code: v.array(
    v.object({ code: v.string(), name: v.string(), pct: v.number(), base: money, amount: money }),
  ),
});

export const goodsQuote = v.object({ ...quote.entries, goods: goodsQuoteFacts });
export type GoodsQuote = v.InferOutput<typeof goodsQuote>;

/** A quote of a cart; `goods` is null when there are none in it. */
export const cartQuote = v.object({
  ...quote.entries,
  goods: v.nullable(goodsQuoteFacts),
});
export type CartQuote = v.InferOutput<typeof cartQuote>;
