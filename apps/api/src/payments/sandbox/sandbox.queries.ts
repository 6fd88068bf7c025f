import { randomBytes, randomInt } from "node:crypto";
import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids/new-id.ts";
import { type Act, methodOf, outcomeOf } from "./sandbox.rules.ts";
import { sandboxOrders, sandboxWebhooks } from "./sandbox.table.ts";
import { eventOf } from "./sandbox-event.ts";

export type SandboxOrder = typeof sandboxOrders.$inferSelect;
export type SandboxWebhook = typeof sandboxWebhooks.$inferSelect;

type NewOrder = Pick<
  SandboxOrder,
  "attemptId" | "orderRef" | "amount" | "currency" | "returnUrl" | "expiresAt"
>;

/** Opens an order of the practice gateway; asked twice for an attempt, it gives the same one. */
export async function openSandboxOrder(db: Database, order: NewOrder, at: Date): Promise<SandboxOrder> {
  await db
    .insert(sandboxOrders)
    .values({ ...order, id: newId("sbx"), state: "created", createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: sandboxOrders.attemptId });
  const [open] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.attemptId, order.attemptId));
  if (!open) throw new Error("a sandbox order is opened and is not there");
  return open;
}

export async function findSandboxOrder(db: Database, id: string): Promise<SandboxOrder | undefined> {
  const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id));
  return order;
}

interface Chosen {
  act: Act;
  method?: string | undefined;
}

/** Does what the buyer chose on the page and notes the event; nothing where the order is over. */
export function act(db: Database, id: string, chosen: Chosen, at: Date): Promise<SandboxOrder | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(sandboxOrders).where(eq(sandboxOrders.id, id)).for("update");
    const state = order && outcomeOf(order, chosen.act, at);
    if (!state) return undefined;
    // What is under way ends as what it is; whoever tries again makes a payment of its own.
    const isUnderWay = order.state === "pending" && order.paymentRef;
    const paymentRef = isUnderWay ? order.paymentRef : `sbp_${randomBytes(12).toString("hex")}`;
    // Twelve digits, as the reference numbers of UPI have them.
    const bankReference = state === "paid" ? String(randomInt(10 ** 11, 10 ** 12)) : null;
    const method = methodOf({ currency: order.currency, method: chosen.method ?? null });
    return change(tx, id, { state, paymentRef, bankReference, method }, at);
  });
}

/** Sends paid money back; nothing where none was paid. */
export async function refundSandboxOrder(db: Database, paymentRef: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.paymentRef, paymentRef))
      .for("update");
    if (order?.state === "paid") await change(tx, order.id, { state: "refunded" }, at);
    return order?.state === "paid" || order?.state === "refunded";
  });
}

async function change(tx: Database, id: string, to: Partial<SandboxOrder>, at: Date): Promise<SandboxOrder> {
  const [order] = await tx
    .update(sandboxOrders)
    .set({ ...to, updatedAt: at })
    .where(eq(sandboxOrders.id, id))
    .returning();
  if (!order) throw new Error("a sandbox order is changed and is not there");
  const event = eventOf(order, newId("evt"), at);
  await tx
    .insert(sandboxWebhooks)
    .values({ id: event.id, body: JSON.stringify(event), dueAt: at, createdAt: at });
  return order;
}

const LEASE_MS = 30_000;

/** Takes a webhook that is due, for one process; whoever dies with it loses it after half a minute. */
export async function takeWebhook(db: Database, at: Date): Promise<SandboxWebhook | undefined> {
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
