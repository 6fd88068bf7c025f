import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids/new-id.ts";
import type { MandateConsent } from "../payment-gateway.ts";
import { newBankReference, newPaymentRef, type SandboxOrder, updateOrder } from "./sandbox.queries.ts";
import { isOpen } from "./sandbox.rules.ts";
import { sandboxMandates, sandboxOrders } from "./sandbox.table.ts";

export type SandboxMandate = typeof sandboxMandates.$inferSelect;

export async function findSandboxMandate(
  db: Database,
  id: string | null,
): Promise<SandboxMandate | undefined> {
  if (id === null) return undefined;
  const [mandate] = await db.select().from(sandboxMandates).where(eq(sandboxMandates.id, id));
  return mandate;
}

/** Creates a mandate to which the buyer has not agreed yet, and returns its id. Idempotent for each shop's id. */
export async function openSandboxMandate(
  db: Database,
  { mandateId, maxAmount, ...terms }: MandateConsent,
  at: Date,
): Promise<string> {
  const money = { maxAmount: maxAmount.amount, currency: maxAmount.currency };
  await db
    .insert(sandboxMandates)
    .values({
      ...{ ...terms, ...money, id: newId("sbm"), shopMandateId: mandateId },
      ...{ state: "created", createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing({ target: sandboxMandates.shopMandateId });
  const [created] = await db
    .select({ id: sandboxMandates.id })
    .from(sandboxMandates)
    .where(eq(sandboxMandates.shopMandateId, mandateId));
  if (!created) throw new Error("the created sandbox mandate was not found");
  return created.id;
}

/** A cancelled mandate stays so. */
export async function setSandboxMandate(
  db: Database,
  id: string,
  state: "active" | "paused" | "cancelled",
  at: Date,
): Promise<void> {
  await db
    .update(sandboxMandates)
    .set({ state, updatedAt: at })
    .where(and(eq(sandboxMandates.id, id), ne(sandboxMandates.state, "cancelled")));
}

/** Charges an order by a mandate, once for each try: declined where the mandate does not allow it. */
export function chargeSandboxMandate(
  db: Database,
  {
    gatewayOrderId,
    mandateRef,
    tryNumber,
  }: { gatewayOrderId: string; mandateRef: string; tryNumber: number },
  at: Date,
): Promise<SandboxOrder> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.id, gatewayOrderId))
      .for("update");
    const mandate = await findSandboxMandate(tx, mandateRef);
    if (!order || !mandate) throw new Error(`the sandbox has no order or mandate ${gatewayOrderId}`);
    if (order.mandateTries >= tryNumber || !isOpen(order, at)) return order;
    const isPaid = allows(mandate, order, at);
    return updateOrder(
      tx,
      order.id,
      {
        ...{ state: isPaid ? "paid" : "declined", paymentRef: newPaymentRef(), mandateTries: tryNumber },
        ...{ bankReference: isPaid ? newBankReference() : null, method: "upi" },
      },
      at,
    );
  });
}

const allows = (mandate: SandboxMandate, order: SandboxOrder, at: Date) =>
  mandate.state === "active" &&
  !mandate.declines &&
  order.currency === mandate.currency &&
  order.amount <= mandate.maxAmount &&
  at < mandate.endsAt;
