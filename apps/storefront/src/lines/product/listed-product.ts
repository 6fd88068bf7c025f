import type { ProductCard } from "@aradhana/core/contract";

/** A product in a list, with the CSS colour of each of its colours. */
export type ListedProduct = ProductCard & { swatches?: string[] };

/** A card with the CSS colours that its listing names. */
export const withSwatches = (card: ProductCard, colors: Readonly<Record<string, string>>): ListedProduct => ({
  ...card,
  swatches: card.colors.flatMap((slug) => colors[slug] ?? []),
});
