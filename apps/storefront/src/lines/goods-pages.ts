import type { GoodsType, OrderRequest } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

type PathOf = (id: string) => string;

/** The pages of each line of goods: of one good, and after its order. */
const goodsPages: Record<GoodsType, { good: PathOf; success: PathOf }> = {
  abhimantrit: {
    good: (id) => pathTo("/abhimantrit-products/:id", { id }),
    success: (id) => pathTo("/abhimantrit-product/orders/success/:id", { id }),
  },
  gemstone: {
    good: (id) => pathTo("/gemstones/:id", { id }),
    success: (id) => pathTo("/order/success/:id", { id }),
  },
};

/** Whether orders of a type are sent in a parcel, and need no names. */
export const isGoodsType = (type: OrderRequest["type"]): type is GoodsType => type in goodsPages;

/** The page of one good. */
export const goodPath = (type: GoodsType, id: string): string => goodsPages[type].good(id);

/** The page after an order of goods. */
export const goodsSuccessPath = (type: OrderRequest["type"], id: string): string =>
  isGoodsType(type) ? goodsPages[type].success(id) : pathTo("/order/success/:id", { id });
