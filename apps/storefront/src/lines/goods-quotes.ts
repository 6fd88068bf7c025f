import type { ApiClient } from "@aradhana/core/api";
import type { GoodsType } from "@aradhana/core/contract";
import {
  type GemQuoteRequest,
  type GoodsQuote,
  type ProductQuoteRequest,
  quoteGem,
  quoteProduct,
} from "@aradhana/core/goods";

/** A good as it was chosen, with where it goes. */
export type GoodQuoteRequest = ProductQuoteRequest | GemQuoteRequest;

interface Quotes<Request> {
  quote(api: ApiClient, request: Request): Promise<{ results: GoodsQuote }>;
}

/** The call that quotes each line's goods. */
export const goodsQuotes: Record<GoodsType, Quotes<GoodQuoteRequest>> = {
  abhimantrit: { quote: quoteProduct },
  gemstone: { quote: quoteGem },
};
