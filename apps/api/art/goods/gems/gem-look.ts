import type { Gem } from "../../../seed/goods/gems/gem-schema.ts";

/** What a drawing needs to know of a stone: facts only, and a seed for what no report lists. */
export type GemLook = Pick<Gem, "species" | "cut" | "size" | "optics"> & { readonly seed: number };

/** The share of the stone that is free of inclusions. */
export const purity: Record<Gem["optics"]["clarity"], number> = {
  "loupe-clean": 0.99,
  "eye-clean": 0.94,
  "slightly-included": 0.82,
  included: 0.62,
};
