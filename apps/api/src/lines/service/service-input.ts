import type { ServiceType } from "@aradhana/core/contract";
import { serviceQuoteRequest } from "@aradhana/core/services";
import * as v from "valibot";
import { quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** The chosen package of a service, as stored with a quote. */
export const serviceInput = v.object({ ...storedTerms.entries, packageId: v.string() });

/** The request for a quote of a service. */
export const serviceQuote = (type: ServiceType) =>
  quoteRequestOf({
    summary: "A quote for a package of a service, valid for half an hour",
    schema: serviceQuoteRequest,
    inputOf: (request): v.InferOutput<typeof serviceInput> & { type: ServiceType } => ({
      ...termsOf(request),
      ...{ type, packageId: request.package_id },
    }),
  });
