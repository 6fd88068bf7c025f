import * as v from "valibot";
import {
  count,
  image,
  money,
  named,
  pageReviews,
  productId,
  rating,
  slug,
  variantId,
} from "../contract/primitives.ts";
import { productCard, productCategory } from "../contract/product.ts";
import { localeQuery, pageQuery } from "../contract/read-query.ts";
import { certificate, energisation, labelFacts, noReviews, returnRule, shippingTerms } from "./fields.ts";

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** The filters and orders that the lists of products and of gems share. Prices are in minor units. */
export const goodsListingQuery = {
  ...localeQuery,
  purpose: v.optional(slug),
  min: v.optional(wholeNumber),
  max: v.optional(wholeNumber),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  ...pageQuery,
};

export const productSort = v.picklist(["popular", "price", "price_desc", "newest"]);

/** The query of `getProductListing`. Without `sort`: a search by its best match, else the popular ones first. */
export const productListingQuery = v.object({
  ...goodsListingQuery,
  category: v.optional(productCategory),
  deity: v.optional(slug),
  material: v.optional(slug),
  mukhi: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(21))),
  /** Leaves out what is sold out. */
  in_stock: v.optional(v.picklist(["true", "false"])),
  sort: v.optional(productSort),
});
export type ProductListingQuery = v.InferInput<typeof productListingQuery>;

/** A colour of a product. Its stock is its own; the price is the product's. */
const productVariant = v.object({
  id: variantId,
  sku: v.string(),
  /** Null for a product that comes in one colour only. `value` is a key of the listing's `colors`. */
  color: v.nullable(v.object({ value: slug, label: v.string(), hex: v.string() })),
  /** What can be bought now. */
  stock: count,
  /** The product in this colour. */
  image: v.optional(image),
});
export type ProductVariant = v.InferOutput<typeof productVariant>;

/** One blessed product with everything its page shows. */
export const product = v.object({
  ...productCard.entries,
  gallery: v.array(image),
  about: v.array(v.string()),
  /** What it is made of. */
  material: v.string(),
  mukhi: v.nullable(count),
  /** "22 mm", "108 beads of 8 mm": one fact each. */
  dimensions: v.array(v.string()),
  weight_g: v.number(),
  variants: v.pipe(v.array(productVariant), v.minLength(1)),
  /** Days until it is sent, without energising in a name. */
  lead_days: count,
  /** The most that one order may have of a variant. */
  max_qty: count,
  deities: v.array(named),
  purposes: v.array(named),
  energisation,
  certificate: v.nullable(certificate),
  care: v.string(),
  /** The texts that its tradition is from. */
  sources: v.optional(v.array(v.string()), []),
  how_to_use: v.array(v.string()),
  label: labelFacts,
  returns: returnRule,
  /** Energised in a name, it follows this rule; null where that is not offered. */
  returns_if_named: v.nullable(returnRule),
  faqs: v.array(v.object({ question: v.string(), answer: v.string() })),
  rating: v.nullable(rating),
  /** The price without tax and the tax in it, for `country_code`. */
  tax: v.object({ pct: v.number(), amount: money }),
  /** Null where it is not sent. */
  shipping: v.nullable(shippingTerms),
  /** What customs of `country_code` asks for, or why it is not let in; missing if nothing is to be known. */
  import_notice: v.optional(v.string()),
  reviews: v.optional(pageReviews, noReviews),
  related: v.array(productCard),
});
export type Product = v.InferOutput<typeof product>;

export const productByIdQuery = v.object({ ...localeQuery, product_id: productId });
