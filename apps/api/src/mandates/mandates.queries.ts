import type { GatewayName } from "@aradhana/core/contract";
import { unpaidStates } from "@aradhana/core/payment";
import { and, asc, desc, eq, gt, inArray, lte, ne, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { orders } from "../orders/orders.table.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { mandateCharges, mandates, type StoredCharge, type StoredMandate } from "./mandates.table.ts";

const MINUTE = 60_000;
const LEASE_MS = 10 * MINUTE;

export type NewMandate = Pick<
  StoredMandate,
  "customerId" | "type" | "frequency" | "requested" | "currency" | "maxAmount" | "lastStartsAt" | "endsAt"
>;

/** Stores a consent with the order that starts it; it takes effect when that order is paid. */
export async function insertMandate(tx: Database, orderId: string, mandate: NewMandate, at: Date) {
  await tx.insert(mandates).values({
    ...{ ...mandate, id: newId("md"), firstOrderId: orderId, lastOrderId: orderId },
    ...{ state: "created", createdAt: at, updatedAt: at },
  });
}

/** The consent that a buyer gives with the payment of an order. */
export async function findNewMandate(db: Database, orderId: string): Promise<StoredMandate | undefined> {
  const [mandate] = await db
    .select()
    .from(mandates)
    .where(and(eq(mandates.firstOrderId, orderId), eq(mandates.state, "created")));
  return mandate;
}

interface PaidOrder {
  orderId: string;
  startsAt: Date;
  gateway: GatewayName;
  mandateRef: string | undefined;
}

/** Records that an order was paid: the first one starts its mandate, each later one settles its charge. */
export async function recordPaidOrder(
  tx: Database,
  { orderId, startsAt, gateway, mandateRef }: PaidOrder,
  at: Date,
): Promise<void> {
  const paid = { lastOrderId: orderId, lastStartsAt: startsAt, failures: 0, nextStepAt: at, updatedAt: at };
  if (mandateRef) {
    const started = await tx
      .update(mandates)
      .set({ ...paid, state: "active", gateway, gatewayRef: mandateRef })
      .where(and(eq(mandates.firstOrderId, orderId), eq(mandates.state, "created")))
      .returning({ id: mandates.id });
    if (started.length > 0) return enqueue(tx, { orderId, kind: "message.mandate_started", at });
  }
  const isCharged = and(eq(mandateCharges.orderId, orderId), ne(mandateCharges.state, "paid"));
  const [charge] = await tx.select().from(mandateCharges).where(isCharged);
  if (!charge) return;
  // The mandate before its charges, as everywhere, to avoid deadlocks.
  await tx.update(mandates).set(paid).where(eq(mandates.id, charge.mandateId));
  await tx.update(mandateCharges).set({ state: "paid", reason: null }).where(isCharged);
  await tx
    .update(mandateCharges)
    .set({ state: "skipped", reason: "stopped" })
    .where(and(isOpenCharge(charge.mandateId), lte(mandateCharges.startsAt, startsAt)));
}

/** Claims a mandate with work to do. If the worker dies, another one continues ten minutes later. */
export function claimMandate(db: Database, at: Date): Promise<StoredMandate | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mandates)
      .where(and(eq(mandates.state, "active"), lte(mandates.nextStepAt, at)))
      .orderBy(asc(mandates.nextStepAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due) await scheduleStep(tx, due.id, new Date(at.getTime() + LEASE_MS));
    return due;
  });
}

export async function scheduleStep(db: Database, id: string, nextStepAt: Date): Promise<void> {
  await db.update(mandates).set({ nextStepAt }).where(eq(mandates.id, id));
}

const openStates = ["planned", "announced"] as const;

const isOpenCharge = (mandateId: string) =>
  and(eq(mandateCharges.mandateId, mandateId), inArray(mandateCharges.state, [...openStates]));

/** The charge that is planned or announced; a mandate has at most one. */
export async function findOpenCharge(db: Database, mandateId: string): Promise<StoredCharge | undefined> {
  const [charge] = await db.select().from(mandateCharges).where(isOpenCharge(mandateId));
  return charge;
}

/** Whether a ritual is paid for, or can be with the order of an earlier charge. */
async function hasOrder(
  db: Database,
  { mandateId, startsAt }: Pick<StoredCharge, "mandateId" | "startsAt">,
  at: Date,
): Promise<boolean> {
  const isPayable = and(inArray(orders.state, [...unpaidStates]), gt(orders.payableUntil, at));
  const found = await db
    .select({ orderId: orders.id })
    .from(mandateCharges)
    .innerJoin(orders, eq(orders.id, mandateCharges.orderId))
    .where(
      and(
        eq(mandateCharges.mandateId, mandateId),
        eq(mandateCharges.startsAt, startsAt),
        or(eq(mandateCharges.state, "paid"), isPayable),
      ),
    );
  return found.length > 0;
}

/** Plans a charge; false if its ritual has an order, or this day a charge that is not to be made again. */
export async function planOpenCharge(
  db: Database,
  charge: Pick<
    StoredCharge,
    "mandateId" | "dueOn" | "requested" | "startsAt" | "cutoffAt" | "noticeAt" | "dueAt"
  >,
  at: Date,
): Promise<boolean> {
  if (await hasOrder(db, charge, at)) return false;
  const planned = { state: "planned" as const, reason: null };
  const rows = await db
    .insert(mandateCharges)
    .values({ ...charge, ...planned, createdAt: at })
    .onConflictDoUpdate({
      target: [mandateCharges.mandateId, mandateCharges.dueOn],
      set: { ...charge, ...planned, amount: null, tries: 0, orderId: null },
      // The buyer paused and resumed the mandate.
      setWhere: eq(mandateCharges.reason, "stopped"),
    })
    .returning({ dueOn: mandateCharges.dueOn });
  return rows.length === 1;
}

/** Changes an open charge; false if the buyer has stopped the mandate in the meantime. */
export async function updateOpenCharge(
  db: Database,
  { mandateId, dueOn }: StoredCharge,
  changes: Partial<Pick<StoredCharge, "state" | "reason" | "amount" | "dueAt" | "tries" | "orderId">>,
): Promise<boolean> {
  const changed = await db
    .update(mandateCharges)
    .set(changes)
    .where(and(isOpenCharge(mandateId), eq(mandateCharges.dueOn, dueOn)))
    .returning({ dueOn: mandateCharges.dueOn });
  return changed.length === 1;
}

/** Moves a mandate on to the dates after a charge. */
export async function advance(
  db: Database,
  id: string,
  changes: Partial<Pick<StoredMandate, "lastStartsAt" | "failures" | "state" | "pausedBy">>,
  at: Date,
): Promise<void> {
  await db
    .update(mandates)
    .set({ ...changes, nextStepAt: at, updatedAt: at })
    .where(and(eq(mandates.id, id), eq(mandates.state, "active")));
}

/** Closes an open charge, moves its mandate on and queues the message; does nothing if the buyer has stopped it. */
export function closeCharge(
  db: Database,
  { id, firstOrderId: orderId }: StoredMandate,
  charge: StoredCharge,
  changes: {
    charge: Partial<Pick<StoredCharge, "state" | "reason" | "tries">>;
    mandate?: Partial<Pick<StoredMandate, "failures" | "state" | "pausedBy">>;
  },
  at: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select({ id: mandates.id }).from(mandates).where(eq(mandates.id, id)).for("update");
    if (!(await updateOpenCharge(tx, charge, changes.charge))) return;
    await advance(tx, id, { ...changes.mandate, lastStartsAt: charge.startsAt }, at);
    await enqueue(tx, { orderId, kind: `message.mandate_charge.${charge.dueOn}`, at });
  });
}

/**
 * Leaves out the date of an open charge whose order the shop has closed: that is no decline by the bank. The buyer is
 * notified about the order. The caller has locked the order.
 */
export async function skipChargeOf(tx: Database, orderId: string, at: Date): Promise<void> {
  const [charge] = await tx.select().from(mandateCharges).where(eq(mandateCharges.orderId, orderId));
  if (!charge) return;
  const { mandateId, startsAt } = charge;
  // The mandate before its charges, as everywhere, to avoid deadlocks.
  await tx.select({ id: mandates.id }).from(mandates).where(eq(mandates.id, mandateId)).for("update");
  const isSkipped = await updateOpenCharge(tx, charge, { state: "skipped", reason: "unavailable" });
  if (isSkipped) await advance(tx, mandateId, { lastStartsAt: startsAt }, at);
}

/** The mandates of a customer that took effect: those that can change first, then the newest. */
export const listMandates = (db: Database, customerId: string): Promise<StoredMandate[]> =>
  db
    .select()
    .from(mandates)
    .where(and(eq(mandates.customerId, customerId), ne(mandates.state, "created")))
    .orderBy(desc(inArray(mandates.state, ["active", "paused"])), desc(mandates.createdAt))
    .limit(50);

/** Reads a customer's mandate and locks it until the transaction ends. */
export async function lockOwnMandate(
  tx: Database,
  id: string,
  customerId: string,
): Promise<StoredMandate | undefined> {
  const [mandate] = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.id, id), eq(mandates.customerId, customerId), ne(mandates.state, "created")))
    .for("update");
  return mandate;
}

/** Sets the state that the buyer wants. A stopped mandate has no open charge. */
export async function setMandateState(
  tx: Database,
  id: string,
  state: "active" | "paused" | "cancelled" | "ended",
  at: Date,
): Promise<void> {
  if (state !== "active") {
    await tx.update(mandateCharges).set({ state: "skipped", reason: "stopped" }).where(isOpenCharge(id));
  }
  await tx
    .update(mandates)
    .set({
      ...{ state, pausedBy: state === "paused" ? ("buyer" as const) : null, updatedAt: at },
      ...(state === "active" ? { failures: 0, nextStepAt: at } : {}),
    })
    .where(eq(mandates.id, id));
}

/** Cancels all mandates of a customer, and those that a late payment would start. The outbox cancels them at the gateway. */
export async function cancelMandates(tx: Database, customerId: string, at: Date): Promise<void> {
  const open = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.customerId, customerId), inArray(mandates.state, ["created", "active", "paused"])))
    .for("update");
  for (const { id, firstOrderId: orderId, gatewayRef } of open) {
    await setMandateState(tx, id, "cancelled", at);
    if (gatewayRef) await enqueue(tx, { orderId, kind: "mandate.cancel", at });
  }
}

/** The last charge that was decided, for its problem, and the number of orders. */
export async function readHistory(db: Database, mandateId: string) {
  const decided = and(
    eq(mandateCharges.mandateId, mandateId),
    inArray(mandateCharges.state, ["paid", "failed", "skipped"]),
  );
  const [[last], paid] = await Promise.all([
    db.select().from(mandateCharges).where(decided).orderBy(desc(mandateCharges.startsAt)).limit(1),
    db.$count(mandateCharges, and(eq(mandateCharges.mandateId, mandateId), eq(mandateCharges.state, "paid"))),
  ]);
  return { last, orders: paid + 1 };
}
