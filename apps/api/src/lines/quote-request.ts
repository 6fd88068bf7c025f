import type { Language, quoteRequest } from "@aradhana/core/contract";
import type * as v from "valibot";
import { normaliseCode } from "../coupons/coupons.rules.ts";
import type { Terms, Wanted } from "../quotes/quotes.table.ts";

/** What a request for a quote says in every line. */
type Requested = Pick<
  v.InferOutput<typeof quoteRequest>,
  "dakshina" | "coupon" | "country_code" | "ship_to"
> & {
  lang: Language;
  /** Only where places can be reserved before they are paid. */
  reservation_id?: string | null;
};

/** How a price of a line is requested, at `/noauth-api/v1/<type>/quote`. */
export interface QuoteRequest<Request extends Requested = Requested> {
  /** For the documentation of the API. */
  summary: string;
  schema: v.GenericSchema<unknown, Request>;
  /** What is wanted, with the terms that all lines share. */
  wantedOf(request: Request): Wanted;
}

/** A line's own request, as the one route of quotes reads it. */
export const quoteRequestOf = <Request extends Requested>(line: QuoteRequest<Request>): QuoteRequest =>
  line as unknown as QuoteRequest;

/** The terms of a request. Prasad goes to the buyer's country unless another is named. */
export const termsOf = ({ dakshina, coupon, country_code: countryCode, ship_to }: Requested): Terms => ({
  dakshina,
  couponCode: coupon ? normaliseCode(coupon) : null,
  countryCode,
  shipTo: ship_to ?? countryCode,
});

/** Adds up the quantities of an item that is listed more than once. */
export function mergeQuantities(items: readonly { id: string; qty: number }[]) {
  const quantities = new Map<string, number>();
  for (const { id, qty } of items) quantities.set(id, (quantities.get(id) ?? 0) + qty);
  return [...quantities].map(([id, qty]) => ({ id, qty }));
}
