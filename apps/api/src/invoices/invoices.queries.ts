import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { lockOrder, readParts, type StoredOrder } from "../orders/orders.queries.ts";
import { openAddress, openContact, openInvoiceTo } from "../orders/sealed-fields.ts";
import { payments } from "../payments/payments.table.ts";
import { readShop } from "../shop/shop.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { factsOf, financialYear, type InvoiceFacts, invoiceFacts, invoiceNumber } from "./invoice.rules.ts";
import { invoiceSeries, invoices } from "./invoices.table.ts";

export interface Invoice {
  id: string;
  number: string;
  issuedAt: Date;
  facts: InvoiceFacts;
}

const context = (id: string) => `invoices.facts/${id}`;
type Row = typeof invoices.$inferSelect;
const toInvoice = (vault: Vault, { id, number, issuedAt, factsSealed }: Row): Invoice => ({
  ...{ id, number, issuedAt },
  facts: v.parse(invoiceFacts, JSON.parse(vault.open(context(id), factsSealed))),
});

export async function findInvoice(db: Database, vault: Vault, id: string): Promise<Invoice | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row && toInvoice(vault, row);
}

/**
 * The invoice of an order, issued at the first call once the order is paid, or confirmed if it pays on delivery. The outbox calls
 * it at the payment or the dispatch.
 * Undefined before that. The numbers of a financial year have no gaps: a failed transaction takes none.
 */
export function issueInvoice(
  db: Database,
  vault: Vault,
  orderId: string,
  at: Date,
): Promise<Invoice | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return undefined;
    const [issued] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
    if (issued) return toInvoice(vault, issued);
    const facts = (await isDue(tx, order)) ? await readFacts(tx, vault, order, at) : undefined;
    if (!facts) return undefined;
    const year = financialYear(at);
    const [series] = await tx
      .insert(invoiceSeries)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last} + 1` } })
      .returning();
    const serial = series?.last ?? 1;
    const id = newId("inv");
    const row = {
      ...{ id, orderId, year, serial, number: invoiceNumber(year, serial), issuedAt: at },
      factsSealed: vault.seal(context(id), JSON.stringify(facts)),
    };
    await tx.insert(invoices).values(row);
    return toInvoice(vault, row);
  });
}

/** Whether something was supplied for money. What was paid back later, such as goods that came back, is in credit notes. */
async function isDue(tx: Database, order: StoredOrder): Promise<boolean> {
  if (["cancelled", "expired"].includes(order.state)) return false;
  if (order.paysOnDelivery) return order.state !== "created";
  const paid = and(
    eq(payments.orderId, order.id),
    inArray(payments.state, ["success", "refunded"]),
    isNotNull(payments.paidAt),
  );
  return (await tx.$count(payments, paid)) > 0;
}

async function readFacts(
  tx: Database,
  vault: Vault,
  order: StoredOrder,
  at: Date,
): Promise<InvoiceFacts | undefined> {
  const parts = await readParts(tx, order.id);
  const sent = parts.find(({ fulfilment }) => fulfilment.addressSealed !== null);
  const invoiceTo = openInvoiceTo(vault, order);
  const sentTo = sent ? openAddress(vault, { id: order.id, fulfilment: sent.fulfilment }) : null;
  return factsOf(
    {
      ...order,
      titles: parts.map(({ item }) => item.title),
      buyer: openContact(vault, order).name,
      address: sentTo ?? invoiceTo?.address ?? null,
      business: invoiceTo?.business ?? null,
    },
    await readShop(tx, at),
  );
}
