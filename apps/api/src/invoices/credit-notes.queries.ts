import { and, asc, eq, isNull, notInArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { findOrder, lockOrder } from "../orders/orders.queries.ts";
import { orderItems, orders } from "../orders/orders.table.ts";
import { refundItems, refunds } from "../payments/payments.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import { creditedFacts, creditNoteNumber } from "./credit-note.rules.ts";
import { creditNoteSeries, creditNotes } from "./credit-notes.table.ts";
import { financialYear, type InvoiceFacts, invoiceFacts } from "./invoice.rules.ts";
import { findInvoice, type Invoice } from "./invoices.queries.ts";
import { invoices } from "./invoices.table.ts";

/** Money that was received by mistake is in no invoice. */
const uninvoiced = ["second_payment", "too_late", "not_made", "wrong_payment"] as const;

const context = (id: string) => `credit_notes.facts/${id}`;

interface CreditNote extends Invoice {
  orderNumber: string;
  /** The invoice that it changes. */
  against: Pick<Invoice, "number" | "issuedAt">;
}

const select = (db: Database) =>
  db
    .select({
      ...{ note: creditNotes, number: invoices.number, issuedAt: invoices.issuedAt },
      orderNumber: orders.number,
    })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId));

const toCreditNote = (
  vault: Vault,
  { note, orderNumber, ...against }: Awaited<ReturnType<typeof select>>[number],
): CreditNote => ({
  ...{ id: note.id, number: note.number, issuedAt: note.issuedAt, orderNumber, against },
  facts: v.parse(invoiceFacts, JSON.parse(vault.open(context(note.id), note.factsSealed))),
});

export async function findCreditNote(db: Database, vault: Vault, id: string) {
  const [row] = await select(db).where(eq(creditNotes.id, id));
  return row && toCreditNote(vault, row);
}

/** The credit notes of an order, in the sequence of their numbers. */
export const listCreditNotes = (db: Database, orderId: string) =>
  db
    .select({ id: creditNotes.id, number: creditNotes.number, issuedAt: creditNotes.issuedAt })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.year), asc(creditNotes.serial));

/**
 * Issues a credit note for each finished refund of an order with an invoice, once. A failed transaction takes no number, so
 * that a financial year has no gaps.
 */
export function issueCreditNotes(db: Database, vault: Vault, orderId: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return;
    const [issued] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId));
    const invoice = issued && (await findInvoice(tx, vault, issued.id));
    if (!invoice) return;
    const due = await tx
      .select({ id: refunds.id, amount: refunds.amount })
      .from(refunds)
      .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
      .where(
        and(
          eq(refunds.orderId, orderId),
          eq(refunds.state, "done"),
          notInArray(refunds.reason, [...uninvoiced]),
          isNull(creditNotes.id),
        ),
      )
      .orderBy(asc(refunds.createdAt), asc(refunds.id));
    for (const refund of due) {
      const facts = await factsOf(tx, invoice.facts, { ...refund, orderId });
      await write(tx, vault, { orderId, invoiceId: invoice.id, refundId: refund.id, facts, at });
    }
  });
}

interface CreditedRefund {
  orderId: string;
  id: string;
  amount: number;
}

/** What the credit note of a refund says: of the items that it gives back, or of the whole order. */
async function factsOf(
  tx: Database,
  invoice: InvoiceFacts,
  { orderId, id, amount }: CreditedRefund,
): Promise<InvoiceFacts> {
  const items = await tx
    .select({ kind: refundItems.kind, amount: refundItems.amount, position: orderItems.position })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.itemId))
    .where(eq(refundItems.refundId, id))
    .orderBy(asc(orderItems.position), asc(refundItems.kind));
  if (items.length === 0) return creditedFacts(invoice, amount);
  const order = await findOrder(tx, eq(orders.id, orderId));
  // The invoice leaves out the shares that cost nothing.
  const shares = (order?.shares ?? []).filter(({ base, tax }) => base + tax > 0);
  const places = (isChosen: (share: (typeof shares)[number]) => boolean) =>
    shares.flatMap((share, index) => (isChosen(share) ? [index] : []));
  const credited = items.map(({ kind, amount: ofItem, position }) => {
    const own = places(({ part }) => part === position);
    const special = kind === "delivery" ? "delivery" : "goods";
    const first = places((share) => share.part === position && share.kind === special);
    return creditedFacts(invoice, ofItem, first, own);
  });
  return { ...invoice, lines: credited.flatMap(({ lines }) => lines), grand: amount };
}

interface NewCreditNote {
  orderId: string;
  invoiceId: string;
  refundId: string;
  facts: Invoice["facts"];
  at: Date;
}

async function write(tx: Database, vault: Vault, { facts, at, ...of }: NewCreditNote): Promise<void> {
  const year = financialYear(at);
  const [series] = await tx
    .insert(creditNoteSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: creditNoteSeries.year, set: { last: sql`${creditNoteSeries.last} + 1` } })
    .returning();
  const serial = series?.last ?? 1;
  const id = newId("crn");
  await tx.insert(creditNotes).values({
    ...{ ...of, id, year, serial, number: creditNoteNumber(year, serial), issuedAt: at },
    factsSealed: vault.seal(context(id), JSON.stringify(facts)),
  });
}
