import { reviewIdParam, reviewItem, reviewQuery, reviewResolution, staffRefund } from "@aradhana/core/staff";
import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { orders } from "../../orders/orders.table.ts";
import { reviewQueue } from "../../payments/payments.table.ts";
import { wrongPaymentOf } from "../../payments/wrong-payment.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { decided, nothingPaid } from "../staff.errors.ts";
import { readRefund, requestReviewRefund } from "./refund-requests.queries.ts";

const selectItems = (db: Database) =>
  db
    .select({ item: reviewQueue, number: orders.number })
    .from(reviewQueue)
    .leftJoin(orders, eq(orders.id, reviewQueue.orderId));

type Row = Awaited<ReturnType<typeof selectItems>>[number];

/** The queue of payments that need a person. */
export function staffReviewRoutes({ db }: { db: Database }) {
  const money = staffOnly(db, ["owner", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/review",
      staffDocumented({
        summary: "Payments that need a person: the open ones with the oldest first, or the resolved ones",
        results: v.array(reviewItem),
      }),
      money,
      validated("query", reviewQuery),
      async (c) => {
        const { page, limit, state } = c.req.valid("query");
        const { resolvedAt, id } = reviewQueue;
        const matches = state === "open" ? isNull(resolvedAt) : isNotNull(resolvedAt);
        const rows = await selectItems(db)
          .where(matches)
          .orderBy(state === "open" ? asc(id) : desc(id))
          .limit(limit)
          .offset((page - 1) * limit);
        return respond(c, rows.map(itemOf), { page, limit, total: await db.$count(reviewQueue, matches) });
      },
    )
    .post(
      "/review/:id/refund",
      staffDocumented({
        summary:
          "Gives back a payment of a wrong amount or of no order, all of it; above a limit a second person has to approve",
        status: 201,
        results: staffRefund,
        errorResponses: [decided, nothingPaid],
      }),
      money,
      validated("param", reviewIdParam),
      async (c) => {
        const { id: reviewId } = c.req.valid("param");
        const request = await db.transaction(async (tx) => {
          const made = await requestReviewRefund(tx, { reviewId, staffId: staffOf(c).id, at: c.var.clock() });
          const { id, amount, currency, state, reason } = made;
          const subject = made.orderId ?? `review ${reviewId}`;
          await logAction(tx, c, {
            ...{ action: "refund.request", subject },
            after: { request: id, amount, currency, reason, state },
          });
          return made;
        });
        return respond(c, await readRefund(db, request.id), {}, 201);
      },
    )
    .post(
      "/review/:id/resolve",
      staffDocumented({
        summary: "Takes a payment from the queue, with what was done about it",
        results: reviewItem,
        errorResponses: [decided],
      }),
      money,
      validated("param", reviewIdParam),
      validated("json", reviewResolution),
      async (c) => {
        const { id } = c.req.valid("param");
        const row = await db.transaction(async (tx) => {
          const [resolved] = await tx
            .update(reviewQueue)
            .set({ resolvedAt: c.var.clock() })
            .where(and(eq(reviewQueue.id, id), isNull(reviewQueue.resolvedAt)))
            .returning();
          if (!resolved)
            throw (await tx.$count(reviewQueue, eq(reviewQueue.id, id))) ? decided() : notFound();
          await logAction(tx, c, {
            ...{ action: "review.resolve", subject: resolved.orderId ?? resolved.subject },
            after: { review: id, reason: resolved.reason, ...c.req.valid("json") },
          });
          return (await selectItems(tx).where(eq(reviewQueue.id, id)))[0];
        });
        if (!row) throw notFound();
        return respond(c, itemOf(row));
      },
    );
}

const itemOf = ({ item, number }: Row) => {
  const { id, reason, orderId, paymentId, subject, details, createdAt, resolvedAt } = item;
  const wrong = resolvedAt === null ? wrongPaymentOf(item) : undefined;
  return {
    ...{ id, reason, order_id: orderId, order_number: number, payment_id: paymentId, subject, details },
    refundable: wrong ? { amount: wrong.amount, currency: wrong.currency } : null,
    ...{ created_at: createdAt.toISOString(), resolved_at: resolvedAt?.toISOString() ?? null },
  };
};
