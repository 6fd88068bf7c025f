import { consultationQuoteRequest } from "@aradhana/core/consultation";
import * as v from "valibot";
import { quoteRequestOf, termsOf } from "../quote-request.ts";
import { storedTerms } from "../stored-terms.ts";

/** The booking that is to be paid, as stored with a quote. */
export const consultationInput = v.object({ ...storedTerms.entries, bookingId: v.string() });

export const consultationQuote = quoteRequestOf({
  summary: "The price of a held consultation, valid for half an hour",
  schema: consultationQuoteRequest,
  inputOf: (request): v.InferOutput<typeof consultationInput> & { type: "consultation" } => ({
    ...termsOf(request),
    ...{ type: "consultation", bookingId: request.booking_id },
  }),
});
