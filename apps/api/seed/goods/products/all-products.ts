import { bracelets } from "./bracelets.ts";
import { kits } from "./kits.ts";
import { malas } from "./malas.ts";
import type { BlessedProduct } from "./product-schema.ts";
import { rudrakshas } from "./rudrakshas.ts";
import { yantras } from "./yantras.ts";

/** The blessed products of the sample shop. */
export const allProducts: readonly BlessedProduct[] = [
  ...rudrakshas,
  ...yantras,
  ...malas,
  ...bracelets,
  ...kits,
];
