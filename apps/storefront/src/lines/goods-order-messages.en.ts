import type { GoodsType } from "@aradhana/core/contract";
import { gemOrderMessages } from "./gemstone/order-messages.en.ts";
import { productOrderMessages } from "./product/order-messages.en.ts";

/** What the order of each line's goods says of its choice. */
export const goodsOrderMessages = {
  abhimantrit: productOrderMessages,
  gemstone: gemOrderMessages,
} satisfies Record<GoodsType, { sold: string; choose: string; noPrice: string }>;
