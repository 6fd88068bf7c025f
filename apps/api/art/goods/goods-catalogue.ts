import { colors } from "../../seed/goods/colors.ts";
import { allGems } from "../../seed/goods/gems/all-gems.ts";
import { allProducts } from "../../seed/goods/products/all-products.ts";
import { drawGem } from "./gems/draw-gem.ts";
import { MAROON } from "./paint.ts";
import { drawProduct } from "./products/draw-product.ts";

/** Goods whose first drawing looked like another's, with the number of the next one that does not. */
const redrawn: Readonly<Record<string, number>> = {
  "product-rudraksha-9-mukhi": 1,
  "product-rudraksha-13-mukhi": 1,
  "product-mahamrityunjaya-yantra": 1,
  "product-red-sandalwood-mala-108": 1,
  "product-rudraksha-bracelet": 1,
  "product-amethyst-bracelet": 2,
  "product-navagraha-puja-kit": 1,
  "gem-red-coral-04": 1,
  "gem-yellow-sapphire-05": 1,
  "gem-blue-sapphire-04": 2,
  "gem-blue-sapphire-06": 1,
  "gem-hessonite-01": 1,
  "gem-cats-eye-01": 1,
  "gem-cats-eye-03": 1,
  "gem-cats-eye-04": 1,
  "gem-moonstone-02": 1,
  "gem-amethyst-05": 3,
  "gem-citrine-01": 1,
  "gem-citrine-02": 1,
  "gem-citrine-04": 2,
  "gem-peridot-01": 1,
  "gem-peridot-02": 2,
  "gem-peridot-03": 1,
  "gem-peridot-04": 1,
};

/** A number from the name, so that a new good changes no other picture. */
function seedOf(name: string): number {
  let seed = redrawn[name] ?? 0;
  for (const letter of name) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return Math.abs(seed);
}

/** The colour in which a product is pictured: the first that it is sold in. */
function colorOf(stock: Readonly<Record<string, number>>): string {
  const [first = ""] = Object.keys(stock);
  const known: Readonly<Record<string, { readonly hex: string }>> = colors;
  return known[first]?.hex ?? MAROON;
}

/** The pictures of all gems and products of the seed, by picture name. */
export const goods: ReadonlyMap<string, () => string> = new Map([
  ...allProducts.map(({ image: { name }, form, stock }): [string, () => string] => [
    name,
    () => drawProduct({ form, color: colorOf(stock), seed: seedOf(name) }),
  ]),
  ...allGems.map(({ image: { name }, species, cut, size, optics }): [string, () => string] => [
    name,
    () => drawGem({ species, cut, size, optics, seed: seedOf(name) }),
  ]),
]);
