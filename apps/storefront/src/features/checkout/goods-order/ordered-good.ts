import type { GoodsType } from "@aradhana/core/contract";
import type { Good } from "../../../lines/goods-order-line.ts";

/** The good that is ordered, and where its own page is. */
export interface OrderedGood {
  type: GoodsType;
  good: Good;
  page: string;
}
