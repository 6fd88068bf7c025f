import type { GoodsType, OrderRequest, PaymentStatus } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

/** The page after an order of each line of goods. */
const successPages: Record<GoodsType, (id: string) => string> = {
  abhimantrit: (id) => pathTo("/abhimantrit-product/orders/success/:id", { id }),
  gemstone: (id) => pathTo("/order/success/:id", { id }),
};

type PricedLine = PaymentStatus["order"]["lines"][number];

/** How a good of each line is named among the priced lines of an order. */
const pricedAs: Record<GoodsType, PricedLine["kind"]> = { abhimantrit: "product", gemstone: "gem" };

/** Whether a good is among the priced lines of an order. */
export const hasGoods = (lines: readonly PricedLine[]): boolean =>
  lines.some(({ kind }) => Object.values(pricedAs).includes(kind));

/** Whether orders of a type are sent in a parcel, and need no names. */
export const isGoodsType = (type: OrderRequest["type"]): type is GoodsType => type in successPages;

/** The page after an order of goods. */
export const goodsSuccessPath = (type: OrderRequest["type"], id: string): string =>
  isGoodsType(type) ? successPages[type](id) : pathTo("/order/success/:id", { id });
