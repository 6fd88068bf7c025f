import { MANDATE_LIMIT, type MandateTerms, type OrderType } from "@aradhana/core/contract";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { lines } from "../lines/lines.ts";
import { chooseGateway, type Gateways } from "../payments/payment-gateway.ts";
import type { StoredQuote } from "../quotes/quotes.queries.ts";
import { isCart } from "../quotes/quotes.table.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";

interface Ordered {
  quote: StoredQuote;
  customer: Customer | undefined;
}

/** The requested mandate, if this order can be repeated this often; throws if it cannot. */
export async function acceptMandate(
  { db, gateways }: { db: Database; gateways: Gateways },
  terms: MandateTerms | undefined,
  { quote, customer }: Ordered,
): Promise<MandateTerms | undefined> {
  if (!terms) return undefined;
  // The buyer must be able to stop it.
  if (!customer) throw unauthorized();
  const { requested, currency, price } = quote;
  const isPossible =
    chooseGateway(gateways, currency)?.mandates &&
    currency === "inr" &&
    price.totals.grand <= MANDATE_LIMIT &&
    !price.coupon;
  const frequencies =
    (isPossible &&
      !isCart(requested) &&
      (await lines[requested.type as OrderType].repeats?.readFrequencies(db, requested, currency))) ||
    [];
  if (frequencies.includes(terms.frequency)) return terms;
  const message = "This order cannot be repeated this often.";
  throw invalidInput({ fieldErrors: [{ field: "mandate.frequency", code: "not_allowed", message }] });
}
