import { goodsQuote, productQuoteRequest } from "@aradhana/core/goods";
import * as v from "valibot";
import { quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** The chosen colour of a product, as stored with a quote. */
export const productInput = v.object({
  ...storedTerms.entries,
  type: v.literal("abhimantrit"),
  variantId: v.string(),
  qty: v.number(),
  energise: v.boolean(),
});

export const productQuote = quoteRequestOf({
  summary: "A quote for a blessed product, valid for half an hour, with the problems that prevent an order",
  schema: productQuoteRequest,
  results: goodsQuote,
  inputOf: (request): v.InferOutput<typeof productInput> => ({
    ...termsOf(request),
    type: "abhimantrit",
    ...{ variantId: request.variant_id, qty: request.qty, energise: request.energise },
  }),
});
