import { gemQuoteRequest, goodsQuote } from "@aradhana/core/goods";
import * as v from "valibot";
import { quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** A gem as it is to be made, as stored with a quote. */
export const gemInput = v.object({
  ...storedTerms.entries,
  type: v.literal("gemstone"),
  gemId: v.string(),
  setting: v.picklist(["loose", "ring", "pendant"]),
  metal: v.nullable(v.string()),
  ringSize: v.nullable(v.number()),
  energise: v.boolean(),
});

export const gemQuote = quoteRequestOf({
  summary: "A quote for a gem in a setting, valid for half an hour, with the problems that prevent an order",
  schema: gemQuoteRequest,
  results: goodsQuote,
  inputOf: (request): v.InferOutput<typeof gemInput> => ({
    ...termsOf(request),
    type: "gemstone",
    ...{ gemId: request.product_id, setting: request.setting, energise: request.energise },
    metal: request.setting === "loose" ? null : request.metal,
    ringSize: request.setting === "ring" ? request.ring_size : null,
  }),
});
