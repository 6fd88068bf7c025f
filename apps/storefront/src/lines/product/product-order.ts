import { plainGood } from "@aradhana/core/checkout";
import type { Product } from "@aradhana/core/goods";
import type { GoodsOrderLine } from "../goods-order-line.ts";
import { pictureOf } from "./picture-of.ts";
import { ProductChoice } from "./product-choice.tsx";
import { quantityOf } from "./quantity-of.ts";

/** The colour that is bought: as wished, else the first in stock; none in place of one that is sold out. */
function colorOf({ variants }: Product, wished: string | null): string {
  const inStock = variants.filter(({ stock }) => stock > 0);
  const isGone = wished === "" || variants.some(({ id, stock }) => id === wished && stock === 0);
  if (isGone && variants.length > 1) return "";
  return (inStock.find(({ id }) => id === wished) ?? inStock[0])?.id ?? "";
}

/** The order of a blessed product: a colour, and how many. */
export const productOrder: GoodsOrderLine<Product> = {
  firstColor: colorOf,
  fitted(saved, product, chosen) {
    const good = saved.good ?? plainGood;
    // An address that names another colour than before is a new wish; the same one, loaded again, is none.
    const named = chosen ?? undefined;
    const wished = named && named !== good.named ? named : saved.packageId;
    const { isEnergised, paysOnDelivery } = good;
    // The stock may be missing because of the buyer's own unpaid order: then the price says so.
    const isOrdered = saved.attempt?.orderId && product.variants.some(({ id }) => id === wished);
    const packageId = isOrdered ? wished : colorOf(product, wished);
    // What is above the stock stays: the price says how many are left.
    const qty = Math.min(Math.max(Math.trunc(quantityOf({ ...saved, packageId })), 1), product.max_qty);
    return {
      ...saved,
      good: { ...plainGood, isEnergised, paysOnDelivery, named },
      packageId,
      items: qty > 1 ? { [packageId]: qty } : {},
    };
  },
  // Where one colour is sold out, another can be chosen.
  isSold: ({ variants }, isGone) =>
    (isGone && variants.length === 1) || variants.every(({ stock }) => stock === 0),
  pictureOf: (product, { packageId }) => pictureOf(product, packageId),
  choiceOf(_, draft) {
    const { packageId, good = plainGood } = draft;
    if (!packageId) return undefined;
    return {
      ...{ type: "abhimantrit", variant_id: packageId, qty: quantityOf(draft) },
      energise: good.isEnergised,
    };
  },
  Choice: ProductChoice,
};
