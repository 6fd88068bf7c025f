import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { findStoredResult } from "../idempotency/idempotency.queries.ts";
import { findOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { orders } from "../orders/orders.table.ts";
import { placeOrder } from "../orders/place-order.queries.ts";
import { openAddress, openContact, openInvoiceTo } from "../orders/sealed-fields.ts";
import { findOffer } from "../quotes/offer.queries.ts";
import { assess } from "../quotes/offer.rules.ts";
import { storeQuote } from "../quotes/quotes.queries.ts";
import { openContent } from "../sankalp/content.ts";
import { findSankalp, saveSankalp } from "../sankalp/sankalp.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { lastChargeAt } from "./mandates.rules.ts";
import type { StoredCharge, StoredMandate } from "./mandates.table.ts";

interface RepeatParts {
  db: Database;
  vault: Vault;
}

/** Why a date cannot be ordered. */
export type RepeatProblem = "price" | "unavailable";

const placed = v.object({ orderId: v.string() });

/** The order from which contact, address and names are copied. */
async function readLastOrder(db: Database, { lastOrderId }: StoredMandate): Promise<StoredOrder> {
  const order = await findOrder(db, eq(orders.id, lastOrderId));
  if (!order) throw new Error(`order ${lastOrderId} does not exist`);
  return order;
}

/** The offer and price of a charge's date, or why it cannot be ordered for at most `maxAmount`. */
export async function priceRepeat(
  { db, vault }: RepeatParts,
  mandate: StoredMandate,
  { requested, maxAmount, at }: { requested: StoredCharge["requested"]; maxAmount: number; at: Date },
) {
  const last = await readLastOrder(db, mandate);
  const found = await findOffer(db, requested, { at });
  if (!found) return { problem: "unavailable" as RepeatProblem, last };
  const { price, problems } = assess(found, requested, mandate.currency, at);
  const address = found.offer.needsAddress ? openAddress(vault, last) : null;
  if (problems.length > 0 || (found.offer.needsAddress && !address)) {
    return { problem: "unavailable" as RepeatProblem, last };
  }
  if (price.totals.grand > maxAmount) return { problem: "price" as RepeatProblem, last };
  return { offer: found.offer, price, address, last };
}

/** Makes the order of a charge, once for each mandate, day and ritual, with the names of the last one. */
export async function placeRepeat(
  parts: RepeatParts,
  mandate: StoredMandate,
  charge: StoredCharge,
  at: Date,
): Promise<{ orderId: string } | { problem: RepeatProblem }> {
  const { db, vault } = parts;
  const key = {
    scope: `mandate/${mandate.id}`,
    key: `${charge.dueOn}/${charge.startsAt.toISOString()}`,
    fingerprint: "charge",
  };
  const existing = charge.orderId ?? (await findPlaced());
  if (existing) return copyNames(existing);

  const maxAmount = Math.min(charge.amount ?? mandate.maxAmount, mandate.maxAmount);
  const { problem, last, ...found } = await priceRepeat(parts, mandate, {
    ...{ requested: charge.requested, maxAmount, at },
  });
  if (problem) return { problem };
  const { offer, price, address } = found as Required<typeof found>;
  const { name, ...phone } = openContact(vault, last);
  const requestedBy = key.scope;
  const quote = await storeQuote(db, {
    ...{ requested: charge.requested, currency: mandate.currency, price, requestedBy, at },
  });
  const order = await placeOrder(
    db,
    vault,
    {
      ...{ quote, offers: [offer], coupon: undefined, phone, address, requestedBy, ordersPerAddress: 0, at },
      invoiceTo: openInvoiceTo(vault, last),
      buyer: { customerId: mandate.customerId, phoneIndex: last.contactPhoneIndex, isOrdering: true },
      ...{ session: undefined, partnerId: last.partnerId ?? undefined },
      payableUntil: lastChargeAt(charge.cutoffAt),
      request: {
        ...{ type: mandate.type, quote_id: quote.id, consent: true, utm: [], address, business: null },
        ...{ energised_for: null, energised_lines: [], pays_on_delivery: false },
        contact: { name, dial_code: phone.dialCode, number: phone.number },
        ...{ whatsapp_opt_in: last.whatsappOptIn, language: last.language },
      },
    },
    key,
  );
  const orderId = order?.orderId ?? (await findPlaced());
  if (!orderId) throw new Error("the order of a charge was placed but not found");
  return copyNames(orderId);

  async function findPlaced() {
    const stored = await findStoredResult(db, vault, key);
    return stored === undefined ? undefined : v.parse(placed, JSON.parse(stored)).orderId;
  }

  async function readNames(orderId: string) {
    const order = await findOrder(db, eq(orders.id, orderId));
    return order && findSankalp(db, order);
  }

  async function copyNames(orderId: string) {
    const [before, now] = await Promise.all([readNames(mandate.lastOrderId), readNames(orderId)]);
    if (before?.submitted && !now) {
      const content = openContent(vault, before.id, before.contentSealed);
      await saveSankalp(db, vault, orderId, { content, fieldErrors: [], submit: true, at });
    }
    return { orderId };
  }
}
