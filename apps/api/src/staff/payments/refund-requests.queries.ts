import type { StaffRefund } from "@aradhana/core/staff";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { newId } from "../../ids/new-id.ts";
import { lockOrder } from "../../orders/orders.queries.ts";
import { orders } from "../../orders/orders.table.ts";
import { availableOf, giveRefund } from "../../payments/give-refund.ts";
import { findCurrentPayment, type Payment } from "../../payments/payments.queries.ts";
import { payments, refunds, reviewQueue } from "../../payments/payments.table.ts";
import {
  isSamePayment,
  lockWrongPayment,
  refundWrongPayment,
  type WrongPayment,
  wrongPaymentOf,
} from "../../payments/wrong-payment.ts";
import { decided, nothingPaid, ownRequest, refundTooLarge } from "../staff.errors.ts";
import { needsSecondPerson } from "./refund-limit.rules.ts";
import { refundRequests } from "./refund-requests.table.ts";

export type RefundRequest = typeof refundRequests.$inferSelect;

const sumOf = async (tx: Database, condition: SQL | undefined): Promise<number> => {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${refundRequests.amount}), 0)` })
    .from(refundRequests)
    .where(condition);
  return Number(row?.total ?? 0);
};

/** A request that exists. */
export async function findRefund(tx: Database, id: string): Promise<RefundRequest> {
  const [found] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
  if (!found) throw notFound();
  return found;
}

interface NewRefundRequest {
  orderId: string;
  amount: number;
  reason: StaffRefund["reason"];
  /** The item that it is of. @default null, the order as a whole */
  itemId?: string | null;
  staffId: string;
  at: Date;
}

/** Requests a refund of the payment of an order; below the limit it is approved at once. */
export async function requestRefund(
  tx: Database,
  { orderId, amount, reason, itemId = null, staffId, at }: NewRefundRequest,
): Promise<RefundRequest> {
  if (!(await lockOrder(tx, orderId))) throw notFound();
  const payment = await findCurrentPayment(tx, orderId);
  if (payment?.state !== "success" || payment.gatewayPaymentId === null) throw nothingPaid();

  const { currency, id: paymentId } = payment;
  const { state, decidedBy } = refundRequests;
  const isWaiting = and(eq(refundRequests.paymentId, paymentId), eq(state, "waiting"));
  await assertAvailable(tx, payment, amount, await sumOf(tx, isWaiting));

  const isAlone = and(eq(refundRequests.orderId, orderId), eq(state, "approved"), isNull(decidedBy));
  const before = await sumOf(tx, isAlone);
  const [request] = await tx
    .insert(refundRequests)
    .values({
      ...{ id: newId("rrq"), orderId, paymentId, itemId, amount, currency, reason },
      ...{ state: "waiting", requestedBy: staffId, createdAt: at, updatedAt: at },
    })
    .returning();
  if (!request) throw new Error("the refund request was not returned");
  return needsSecondPerson({ amount, currency, before }) ? request : approve(tx, request, null, at);
}

/** Throws if `amount` is more than what is left of the payment, without its refunds and what is `reserved`. */
async function assertAvailable(tx: Database, payment: Payment, amount: number, reserved = 0): Promise<void> {
  const available = Math.max(0, (await availableOf(tx, payment)) - reserved);
  const { currency } = payment;
  if (amount > available) throw refundTooLarge({ details: { available: { amount: available, currency } } });
}

/** Requests to give back the money of a wrong payment that is in the queue, all of it; below the limit at once. */
export async function requestReviewRefund(
  tx: Database,
  { reviewId, staffId, at }: { reviewId: number; staffId: string; at: Date },
): Promise<RefundRequest> {
  const [item] = await tx.select().from(reviewQueue).where(eq(reviewQueue.id, reviewId));
  if (!item) throw notFound();
  const wrong = wrongPaymentOf(item);
  if (!wrong) throw nothingPaid();
  if (!(await lockWrongPayment(tx, wrong)) || (await isRequested(tx, wrong))) throw decided();
  const { orderId, paymentId, amount, currency } = wrong;
  const [request] = await tx
    .insert(refundRequests)
    .values({
      ...{ id: newId("rrq"), orderId, paymentId, reviewId, amount, currency, reason: "wrong_payment" },
      ...{ state: "waiting", requestedBy: staffId, createdAt: at, updatedAt: at },
    })
    .returning();
  if (!request) throw new Error("the refund request was not returned");
  return needsSecondPerson({ amount, currency, before: 0 }) ? request : approve(tx, request, null, at);
}

/** Whether a refund of the same payment waits for a second person. The caller has locked it. */
async function isRequested(tx: Database, wrong: WrongPayment): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .innerJoin(reviewQueue, eq(reviewQueue.id, refundRequests.reviewId))
    .where(and(eq(refundRequests.state, "waiting"), isSamePayment(wrong)));
  return waiting !== undefined;
}

/** Writes the refund; it is sent to the gateway afterwards. */
async function approve(
  tx: Database,
  request: RefundRequest,
  decidedBy: string | null,
  at: Date,
): Promise<RefundRequest> {
  const refundId = await (request.reviewId === null
    ? giveBack(tx, request, at)
    : giveBackWrong(tx, request, at));
  return update(tx, request.id, { state: "approved", refundId, decidedBy, updatedAt: at });
}

async function giveBackWrong(tx: Database, { reviewId }: RefundRequest, at: Date): Promise<string> {
  const [item] = await tx
    .select()
    .from(reviewQueue)
    .where(eq(reviewQueue.id, reviewId ?? 0));
  const wrong = item && wrongPaymentOf(item);
  if (!wrong) throw nothingPaid();
  // Meanwhile it may have been given back in the gateway's dashboard.
  if (!(await lockWrongPayment(tx, wrong))) throw decided();
  return refundWrongPayment(tx, wrong, at);
}

async function giveBack(
  tx: Database,
  { paymentId, itemId, amount, reason: why }: RefundRequest,
  at: Date,
): Promise<string> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId ?? ""));
  // Meanwhile the payment, or a part of it, may have been given back in the gateway's dashboard.
  if (payment?.state !== "success" || payment.gatewayPaymentId === null) throw nothingPaid();
  await assertAvailable(tx, payment, amount);
  return giveRefund(tx, payment, {
    amount,
    ...(itemId && { items: [{ itemId, kind: "item", amount }] }),
    reason: why === "returned" ? "returned" : "staff",
    at,
  });
}

/** Approves or rejects a waiting request. Nobody approves their own; they may reject, that is, withdraw it. */
export async function decideRefund(
  tx: Database,
  { id, isApproved, staffId, at }: { id: string; isApproved: boolean; staffId: string; at: Date },
): Promise<RefundRequest> {
  const found = await findRefund(tx, id);
  // In the sequence of all that changes payments: first the order.
  if (found.orderId !== null) await lockOrder(tx, found.orderId);
  const [request] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id)).for("update");
  if (request?.state !== "waiting") throw decided();
  if (!isApproved) return update(tx, id, { state: "rejected", decidedBy: staffId, updatedAt: at });
  if (request.requestedBy === staffId) throw ownRequest();
  return approve(tx, request, staffId, at);
}

async function update(tx: Database, id: string, fields: Partial<RefundRequest>): Promise<RefundRequest> {
  const [updated] = await tx.update(refundRequests).set(fields).where(eq(refundRequests.id, id)).returning();
  if (!updated) throw new Error("the refund request was deleted");
  return updated;
}

/** Whether a refund of this item, or of its order as a whole, waits for a second person. The caller has locked the order. */
export async function hasWaitingRefund(
  tx: Database,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<boolean> {
  const isOfItem = or(isNull(refundRequests.itemId), eq(refundRequests.itemId, itemId));
  const isWaiting = and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, "waiting"), isOfItem);
  return (await tx.$count(refundRequests, isWaiting)) > 0;
}

interface RefundFilter {
  state?: StaffRefund["state"] | undefined;
  orderId?: string | undefined;
  page: number;
  limit: number;
}

/** A page of the requests, newest first. */
export async function listRefunds(db: Database, { state, orderId, page, limit }: RefundFilter) {
  const matches = and(
    state && eq(refundRequests.state, state),
    orderId === undefined ? undefined : eq(refundRequests.orderId, orderId),
  );
  const rows = await selectRefunds(db)
    .where(matches)
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { refunds: rows.map(refundOf), total: await db.$count(refundRequests, matches) };
}

/** A request as the API sends it. */
export async function readRefund(db: Database, id: string): Promise<StaffRefund> {
  const [row] = await selectRefunds(db).where(eq(refundRequests.id, id));
  if (!row) throw notFound();
  return refundOf(row);
}

const selectRefunds = (db: Database) =>
  db
    .select({ request: refundRequests, gatewayState: refunds.state, number: orders.number })
    .from(refundRequests)
    .leftJoin(refunds, eq(refunds.id, refundRequests.refundId))
    .leftJoin(orders, eq(orders.id, refundRequests.orderId));

type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number];

function refundOf({ request, gatewayState, number }: RefundRow): StaffRefund {
  const { id, orderId, amount, currency, reason, state, requestedBy, decidedBy, createdAt } = request;
  return {
    ...{ id, order_id: orderId, order_number: number, amount: { amount, currency }, reason, state },
    ...{ gateway_state: gatewayState, requested_by: requestedBy, decided_by: decidedBy },
    created_at: createdAt.toISOString(),
  };
}
