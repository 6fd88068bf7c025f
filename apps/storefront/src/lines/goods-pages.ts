import type { GoodsType, OrderType } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

/** The pages of each line of goods: of one good, and after its order. */
const goodsPages = {
  abhimantrit: { good: "/abhimantrit-products/:id", success: "/abhimantrit-product/orders/success/:id" },
  gemstone: { good: "/gemstones/:id", success: "/order/success/:id" },
} as const satisfies Record<GoodsType, unknown>;

/** Whether orders of a type are sent in a parcel, and need no names. */
export const isGoodsType = (type: OrderType): type is GoodsType => type in goodsPages;

/** The page of one good. */
export const goodPath = (type: GoodsType, id: string): string => pathTo(goodsPages[type].good, { id });

/** The page after an order of goods; a cart's is the general one. */
export const goodsSuccessPath = (type: OrderType, id: string): string =>
  pathTo(isGoodsType(type) ? goodsPages[type].success : "/order/success/:id", { id });
