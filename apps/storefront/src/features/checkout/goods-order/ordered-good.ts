import type { Gem, Product } from "@aradhana/core/goods";

/** What the order page knows of a good, whatever its line. */
export type OrderedGood =
  | { type: "abhimantrit"; product: Product; page: string }
  | { type: "gemstone"; gem: Gem; page: string };

/** The fields that both lines have. */
export const factsOf = (good: OrderedGood): Pick<Product, "id" | "title" | "image" | "energisation"> =>
  good.type === "gemstone" ? good.gem : good.product;
