import { quoteRequest } from "@aradhana/core/contract";
import * as v from "valibot";
import { mergeQuantities, quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** The selected package and add-ons of a puja, as stored with a quote. */
export const pujaInput = v.object({
  ...storedTerms.entries,
  type: v.literal("pooja"),
  poojaId: v.string(),
  packageId: v.string(),
  addons: v.array(v.object({ id: v.string(), qty: v.number() })),
  /** Whether the prasad of the package should be sent. */
  prasad: v.optional(v.boolean(), true),
});

export const pujaQuote = quoteRequestOf({
  summary: "A quote for a puja, valid for half an hour, with the problems that prevent an order",
  schema: quoteRequest,
  inputOf: (request): v.InferOutput<typeof pujaInput> => ({
    ...termsOf(request),
    type: "pooja",
    poojaId: request.pooja_id,
    packageId: request.package_id,
    addons: mergeQuantities(request.addons),
    prasad: request.prasad,
  }),
});
