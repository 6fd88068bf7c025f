import * as v from "valibot";
import { rating } from "./pooja.ts";
import { count, image, money, productId, slug } from "./primitives.ts";

/** What kind of blessed goods a product is. */
export const productCategory = v.picklist(["rudraksha", "yantra", "mala", "bracelet", "kit", "other"]);

/** A blessed product as lists show it. */
export const productCard = v.object({
  id: productId,
  slug,
  title: v.string(),
  category: productCategory,
  image,
  /** By their names in the `colors` of the listing. */
  colors: v.array(slug),
  price: money,
  /** The highest price it may be sold at by law, where that is another. */
  mrp: v.nullable(money),
  stock: count,
  rating: v.nullable(rating),
});
export type ProductCard = v.InferOutput<typeof productCard>;

export const productListing = v.object({
  products: v.array(productCard),
  facets: v.array(
    v.object({
      key: v.picklist(["category", "purpose"]),
      options: v.array(v.object({ value: slug, label: v.string(), count })),
    }),
  ),
  /** How each colour that a product names is drawn: a CSS hexadecimal. */
  colors: v.record(slug, v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
});
export type ProductListing = v.InferOutput<typeof productListing>;
