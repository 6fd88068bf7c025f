import type { Draft } from "@aradhana/core/checkout";

/** How many of the chosen colour are bought. */
export const quantityOf = ({ items, packageId }: Pick<Draft, "items" | "packageId">): number =>
  items[packageId] ?? 1;
