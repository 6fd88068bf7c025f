import type { Image } from "@aradhana/core/contract";
import type { Product } from "@aradhana/core/goods";

/** The picture of a product in the colour of a variant. */
export const pictureOf = (
  { variants, image }: Pick<Product, "variants" | "image">,
  variantId: string | undefined,
): Image => variants.find(({ id }) => id === variantId)?.image ?? image;

/** The colour that is chosen first: the first that can be bought. */
export const availableIn = ({ variants }: Pick<Product, "variants">) =>
  variants.find(({ stock }) => stock > 0);

/** The pictures of a product: as it is chosen, then as it is otherwise. */
export function picturesOf(product: Product, variantId: string | undefined): Image[] {
  const { variants, gallery, image } = product;
  const all = [
    pictureOf(product, variantId),
    ...(gallery.length > 0 ? gallery : [image]),
    ...variants.map(({ id }) => pictureOf(product, id)),
  ];
  return [...new Map(all.map((each) => [each.name, each])).values()];
}
