import { randomBytes, randomInt } from "node:crypto";
import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids/new-id.ts";
import { agreeToMandate } from "./agree-to-mandate.queries.ts";
import type { SandboxRefund } from "./refunds.queries.ts";
import { type Act, outcomeOf, paymentMethodOf } from "./sandbox.rules.ts";
import { sandboxOrders, sandboxWebhooks } from "./sandbox.table.ts";
import { eventOf } from "./sandbox-event.ts";

export type SandboxOrder = typeof sandboxOrders.$inferSelect;
export type SandboxWebhook = typeof sandboxWebhooks.$inferSelect;

type NewOrder = Pick<
  SandboxOrder,
  "attemptId" | "orderRef" | "amount" | "currency" | "returnUrl" | "expiresAt" | "mandateId"
>;

/** Creates an order of the sandbox gateway. Idempotent for each attempt. */
export async function openSandboxOrder(db: Database, order: NewOrder, at: Date): Promise<SandboxOrder> {
  await db
    .insert(sandboxOrders)
    .values({ ...order, id: newId("sbx"), state: "created", createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: sandboxOrders.attemptId });
  const [created] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.attemptId, order.attemptId));
  if (!created) throw new Error("the created sandbox order was not found");
  return created;
}

export async function findSandboxOrder(db: Database, id: string): Promise<SandboxOrder | undefined> {
  const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id));
  return order;
}

interface Choice {
  act: Act;
  method?: string | undefined;
}

/** Applies the buyer's choice on the page and creates a webhook; undefined if the order is closed. */
export function applyAction(
  db: Database,
  id: string,
  choice: Choice,
  at: Date,
): Promise<SandboxOrder | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(sandboxOrders).where(eq(sandboxOrders.id, id)).for("update");
    const state = order && outcomeOf(order, choice.act, at);
    if (!state) return undefined;
    // A pending payment keeps its id; a new try gets a new one.
    const isPending = order.state === "pending" && order.paymentRef;
    const paymentRef = isPending ? order.paymentRef : newPaymentRef();
    const bankReference = state === "paid" ? newBankReference() : null;
    if (state === "paid" && order.mandateId) {
      await agreeToMandate(tx, order.mandateId, { declines: choice.act === "pay_once" }, at);
    }
    const method = paymentMethodOf({ currency: order.currency, method: choice.method ?? null });
    return updateOrder(tx, id, { state, paymentRef, bankReference, method }, at);
  });
}

/** UPI reference numbers have twelve digits. */
export const newBankReference = () => String(randomInt(10 ** 11, 10 ** 12));

export const newPaymentRef = () => `sbp_${randomBytes(12).toString("hex")}`;

/** Changes an order and creates a webhook that reports it, or the refund that changed it. */
export async function updateOrder(
  tx: Database,
  id: string,
  changes: Partial<SandboxOrder>,
  at: Date,
  refund?: SandboxRefund,
): Promise<SandboxOrder> {
  const [order] = await tx
    .update(sandboxOrders)
    .set({ ...changes, updatedAt: at })
    .where(eq(sandboxOrders.id, id))
    .returning();
  if (!order) throw new Error("the updated sandbox order was not returned");
  const event = eventOf({ order, refund }, newId("evt"), at);
  await tx
    .insert(sandboxWebhooks)
    .values({ id: event.id, body: JSON.stringify(event), dueAt: at, createdAt: at });
  return order;
}

const LEASE_MS = 30_000;

/** Claims a due webhook for one process; if that process dies, it is due again after half a minute. */
export async function claimDueWebhook(db: Database, at: Date): Promise<SandboxWebhook | undefined> {
  const next = db
    .select({ id: sandboxWebhooks.id })
    .from(sandboxWebhooks)
    .where(and(isNotNull(sandboxWebhooks.dueAt), lte(sandboxWebhooks.dueAt, at)))
    .orderBy(asc(sandboxWebhooks.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [webhook] = await db
    .update(sandboxWebhooks)
    .set({ dueAt: new Date(at.getTime() + LEASE_MS), attempts: sql`${sandboxWebhooks.attempts} + 1` })
    .where(eq(sandboxWebhooks.id, sql`(${next})`))
    .returning();
  return webhook;
}

export async function settleWebhook(
  db: Database,
  id: string,
  outcome: { dueAt: Date | null; deliveredAt?: Date },
): Promise<void> {
  await db.update(sandboxWebhooks).set(outcome).where(eq(sandboxWebhooks.id, id));
}
