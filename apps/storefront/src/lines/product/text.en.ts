import type { ProductCard } from "@aradhana/core/contract";
import { plural } from "../../shared/i18n/plural.ts";

export const text = {
  category: {
    rudraksha: "Rudraksha",
    yantra: "Yantra",
    mala: "Mala",
    bracelet: "Bracelet",
    kit: "Puja kit",
    other: "Other",
  } satisfies Record<ProductCard["category"], string>,
  mrp: (price: string) => `MRP ${price}`,
  colors: (count: number) => `${count} colours`,
  rating: (shown: string, count: number) =>
    `${shown} out of 5, ${plural("en", count, { one: "1 rating", other: `${count} ratings` })}`,
  taxes: "incl. all taxes",
  soldOut: "Out of stock",
  /** Shown for the last pieces only: a fact of the stock. */
  left: (count: number) => `${count} left`,
  inStock: "In stock",
  arrives: (from: number, to: number) => `arrives in ${from} to ${to} days`,
};
