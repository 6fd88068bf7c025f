import type { GoodsType } from "@aradhana/core/contract";
import { gemOrder } from "./gemstone/gem-order.ts";
import type { Good, GoodsOrderLine } from "./goods-order-line.ts";
import { productOrder } from "./product/product-order.ts";

/** The order of the goods of each line. A new line cannot be forgotten here. */
export const goodsOrderLines: Record<GoodsType, GoodsOrderLine<Good>> = {
  abhimantrit: productOrder,
  gemstone: gemOrder,
};
