import { gemOrderMessages } from "./gemstone/order-messages.hi.ts";
import type { goodsOrderMessages as original } from "./goods-order-messages.en.ts";
import { productOrderMessages } from "./product/order-messages.hi.ts";

/** What the order of each line's goods says of its choice. */
export const goodsOrderMessages: typeof original = {
  abhimantrit: productOrderMessages,
  gemstone: gemOrderMessages,
};
