import { chadhaavaQuoteRequest } from "@aradhana/core/contract";
import * as v from "valibot";
import { mergeQuantities, quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** Offerings of a chadhaava, as somebody wants to have them made. */
export const wantedChadhaava = v.object({
  ...storedTerms.entries,
  type: v.literal("chadhaava"),
  chadhaavaId: v.string(),
  items: v.array(v.object({ id: v.string(), qty: v.number() })),
  /** Whether prasad is to be sent. */
  prasad: v.boolean(),
});

export const chadhaavaQuote = quoteRequestOf({
  summary: "Prices offerings and says what keeps them from being ordered; good for half an hour",
  schema: chadhaavaQuoteRequest,
  wantedOf: (request): v.InferOutput<typeof wantedChadhaava> => ({
    ...termsOf(request),
    type: "chadhaava",
    chadhaavaId: request.chadhaava_id,
    items: mergeQuantities(request.items),
    prasad: request.prasad,
  }),
});
