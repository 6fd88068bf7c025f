import { quoteRequest } from "@aradhana/core/contract";
import * as v from "valibot";
import { mergeQuantities, quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** A package of a puja with its add-ons, as somebody wants to book it. */
export const wantedPuja = v.object({
  ...storedTerms.entries,
  type: v.literal("pooja"),
  poojaId: v.string(),
  packageId: v.string(),
  addons: v.array(v.object({ id: v.string(), qty: v.number() })),
});

export const pujaQuote = quoteRequestOf({
  summary: "Prices a booking and says what keeps it from being ordered; good for half an hour",
  schema: quoteRequest,
  wantedOf: (request): v.InferOutput<typeof wantedPuja> => ({
    ...termsOf(request),
    type: "pooja",
    poojaId: request.pooja_id,
    packageId: request.package_id,
    addons: mergeQuantities(request.addons),
  }),
});
