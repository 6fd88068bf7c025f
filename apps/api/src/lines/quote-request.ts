import type { Language, quoteRequest } from "@aradhana/core/contract";
import type * as v from "valibot";
import { normaliseCode } from "../coupons/coupons.rules.ts";
import type { LineInput, Terms } from "../quotes/quotes.table.ts";

/** The fields that quote requests of all lines share. */
type Requested = Pick<v.InferOutput<typeof quoteRequest>, "coupon" | "country_code" | "ship_to"> & {
  /** Only for rituals. */
  dakshina?: number;
  lang: Language;
  /** Only for lines whose seats can be reserved before payment. */
  reservation_id?: string | null;
  /** Only for goods. */
  postcode?: string;
  replaces?: string | null;
};

/** The quote request of a line, at `/noauth-api/v1/<type>/quote`. */
export interface QuoteRequest<Request extends Requested = Requested> {
  /** For the API documentation. */
  summary: string;
  schema: v.GenericSchema<unknown, Request>;
  /** Of a quote of goods: a quote and what is known of their delivery. */
  results?: v.GenericSchema;
  /** The selection in the form that is stored with the quote. */
  inputOf(request: Request): LineInput;
}

/** Hides a line's request type from the shared quote route. */
export const quoteRequestOf = <Request extends Requested>(line: QuoteRequest<Request>): QuoteRequest =>
  line as unknown as QuoteRequest;

/** The terms that all lines share. Prasad is sent to the buyer's country unless another is given. */
export const termsOf = ({
  dakshina = 0,
  coupon,
  country_code: countryCode,
  ship_to,
  postcode = "",
}: Requested): Required<Omit<Terms, "state">> => ({
  dakshina,
  couponCode: coupon ? normaliseCode(coupon) : null,
  countryCode,
  shipTo: ship_to ?? countryCode,
  postcode,
});

/** Adds up the quantities of an item that is listed more than once. */
export function mergeQuantities(items: readonly { id: string; qty: number }[]) {
  const quantities = new Map<string, number>();
  for (const { id, qty } of items) quantities.set(id, (quantities.get(id) ?? 0) + qty);
  return [...quantities].map(([id, qty]) => ({ id, qty }));
}
