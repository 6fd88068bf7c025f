import * as v from "valibot";
import { count, image, money, productId, rating, slug } from "./primitives.ts";

/** The kind of a blessed product. */
export const productCategory = v.picklist(["rudraksha", "yantra", "mala", "bracelet", "kit", "other"]);

/** A blessed product in a list. */
export const productCard = v.object({
  id: productId,
  slug,
  title: v.string(),
  category: productCategory,
  image,
  /** Names from the `colors` of the listing. */
  colors: v.array(slug),
  price: money,
  /** Maximum retail price by law, when it differs from the price. */
  mrp: v.nullable(money),
  stock: count,
  /** From how many days until how many it takes to arrive where the prices of `country_code` count; missing where it is not sent. */
  arrives_in: v.optional(v.object({ from: count, to: count })),
  rating: v.nullable(rating),
});
export type ProductCard = v.InferOutput<typeof productCard>;

export const productListing = v.object({
  products: v.array(productCard),
  facets: v.array(
    v.object({
      key: v.picklist(["category", "purpose", "deity", "material", "mukhi"]),
      options: v.array(v.object({ value: slug, label: v.string(), count })),
    }),
  ),
  /** CSS hexadecimal colour of each colour that a product names. */
  colors: v.record(slug, v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  /** The lowest and the highest price with the other filters; null when nothing matches them. */
  price_range: v.nullable(v.object({ min: money, max: money })),
  /** When nothing matches: similar or popular products. */
  suggestions: v.array(productCard),
  /** Whether the suggestions are similar to the search. If not, they are only what else there is. */
  has_similar: v.optional(v.boolean()),
});
export type ProductListing = v.InferOutput<typeof productListing>;
