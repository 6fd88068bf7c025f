import { colors } from "../../seed/goods/colors.ts";
import { allGems } from "../../seed/goods/gems/all-gems.ts";
import { allProducts } from "../../seed/goods/products/all-products.ts";
import { pictureInColor } from "../../seed/goods/products/picture-in-color.ts";
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
  "product-shiva-abhishek-kit": 1,
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

const hexes: Readonly<Record<string, { readonly hex: string }>> = colors;

/** A product in each colour that it is sold in, by picture name. The first has the product's own name. */
const inColors = allProducts.flatMap(({ image: { name }, form, stock }) =>
  Object.keys(stock).map((color, i) => {
    const picture = pictureInColor(name, i === 0 ? undefined : color);
    const look = { form, color: hexes[color]?.hex ?? MAROON, seed: seedOf(name) };
    return { picture, own: name, draw: () => drawProduct(look) };
  }),
);

/**
 * The pictures of a product in its further colours, with the name of its first. A perceptual hash, which compares light and dark,
 * finds these alike: it is the same object. They are compared by their colours instead.
 */
export const recoloured: ReadonlyMap<string, string> = new Map(
  inColors.filter(({ picture, own }) => picture !== own).map(({ picture, own }) => [picture, own]),
);

/** The pictures of all gems and products of the seed, by picture name. */
export const goods: ReadonlyMap<string, () => string> = new Map([
  ...inColors.map(({ picture, draw }): [string, () => string] => [picture, draw]),
  ...allGems.map(({ image: { name }, species, cut, size, optics }): [string, () => string] => [
    name,
    () => drawGem({ species, cut, size, optics, seed: seedOf(name) }),
  ]),
]);
