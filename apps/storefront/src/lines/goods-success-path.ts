import type { OrderType } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

/** Whether orders of a type are sent in a parcel, and need no names. */
export const isGoodsType = (type: OrderType): boolean => type === "abhimantrit" || type === "gemstone";

/** The page after an order of goods: products have one of their own. */
export const goodsSuccessPath = (type: OrderType, id: string): string =>
  type === "abhimantrit"
    ? pathTo("/abhimantrit-product/orders/success/:id", { id })
    : pathTo("/order/success/:id", { id });
