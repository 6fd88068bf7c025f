import type { ConsentPurpose, Consents } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import { savedDetails } from "../account/account.table.ts";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { currentConsents } from "./consents.rules.ts";
import { lockCustomer } from "./customers.queries.ts";
import { customers } from "./customers.table.ts";

/** A confirmed address of e-mail is the consent to e-mails about orders: see `emailRoutes`. */
type RecordedPurpose = ConsentPurpose | "email_updates";

/**
 * Records a decision with its time, unless it is the current one, and acts on it. Returns the current decisions. The
 * history stays: it proves what was agreed to, and when.
 */
export async function recordConsent(
  tx: Database,
  customerId: string,
  { purpose, given }: { purpose: RecordedPurpose; given: boolean },
  at: Date,
): Promise<Consents> {
  const customer = await lockCustomer(tx, customerId);
  const history = customer?.consents ?? [];
  const current = currentConsents(history).find((consent) => consent.purpose === purpose);
  if (current?.given === given) return currentConsents(history);

  const next = [...history, { purpose, given, at: at.toISOString() }];
  const isWhatsapp = purpose === "whatsapp_updates";
  await tx
    .update(customers)
    .set({ consents: next, updatedAt: at, ...(isWhatsapp && { whatsappOptIn: given }) })
    .where(eq(customers.id, customerId));
  if (!given) await withdraw(tx, customerId, purpose);
  return currentConsents(next);
}

/** What a withdrawn consent allowed ends at once. */
async function withdraw(tx: Database, customerId: string, purpose: RecordedPurpose) {
  if (purpose === "saved_details") {
    await tx.delete(savedDetails).where(eq(savedDetails.customerId, customerId));
  } else if (purpose === "email_updates") {
    await tx.update(customers).set({ emailSealed: null }).where(eq(customers.id, customerId));
  } else {
    await tx
      .update(orders)
      .set({ whatsappOptIn: false })
      .where(and(eq(orders.customerId, customerId), eq(orders.whatsappOptIn, true)));
  }
}
