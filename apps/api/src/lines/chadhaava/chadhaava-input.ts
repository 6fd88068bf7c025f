import { chadhaavaQuoteRequest } from "@aradhana/core/contract";
import * as v from "valibot";
import { mergeQuantities, quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** The selected offerings of a chadhaava, as stored with a quote. */
export const chadhaavaInput = v.object({
  ...storedTerms.entries,
  type: v.literal("chadhaava"),
  chadhaavaId: v.string(),
  items: v.array(v.object({ id: v.string(), qty: v.number() })),
  /** Whether prasad should be sent. */
  prasad: v.boolean(),
});

export const chadhaavaQuote = quoteRequestOf({
  summary: "A quote for offerings, valid for half an hour, with the problems that prevent an order",
  schema: chadhaavaQuoteRequest,
  inputOf: (request): v.InferOutput<typeof chadhaavaInput> => ({
    ...termsOf(request),
    type: "chadhaava",
    chadhaavaId: request.chadhaava_id,
    items: mergeQuantities(request.items),
    prasad: request.prasad,
  }),
});
