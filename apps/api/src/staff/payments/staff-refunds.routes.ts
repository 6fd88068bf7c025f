import { orderIdParam, refundIdParam, refundRequest, refundsQuery, staffRefund } from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { idempotencyKeyMissing, idempotencyKeyReused } from "../../idempotency/idempotency.errors.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { ownersWithPasskey, staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { settleReturn } from "../returns/move-return.ts";
import { decided, nothingPaid, ownRequest, refundTooLarge } from "../staff.errors.ts";
import { refundOnce } from "./refund-once.ts";
import { decideRefund, listRefunds, readRefund } from "./refund-requests.queries.ts";

/** Refunds by amount: small ones at once, large ones by four eyes. */
export function staffRefundRoutes({ db, vault }: { db: Database; vault: Vault }) {
  const money = staffOnly(db, ["owner", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/refund",
      staffDocumented({ summary: "The refunds that staff requested", results: v.array(staffRefund) }),
      money,
      validated("query", refundsQuery),
      async (c) => {
        const { page, limit, state } = c.req.valid("query");
        const { refunds, total } = await listRefunds(db, { state, page, limit });
        return respond(c, refunds, { page, limit, total });
      },
    )
    .post(
      "/order/:id/refund",
      staffDocumented({
        summary:
          "Gives back paid money, once for each `Idempotency-Key`; above a limit a second person has to approve",
        status: 201,
        results: staffRefund,
        errorResponses: [idempotencyKeyMissing, idempotencyKeyReused, nothingPaid, refundTooLarge],
      }),
      money,
      validated("param", orderIdParam),
      validated("json", refundRequest),
      async (c) => {
        const { id: orderId } = c.req.valid("param");
        const { amount, reason } = c.req.valid("json");
        const request = await refundOnce(c, { db, vault }, { orderId, amount, reason });
        return respond(c, await readRefund(db, request.id), {}, 201);
      },
    )
    .post(
      "/refund/:id/approve",
      staffDocumented({
        summary: "Approves the request of somebody else",
        results: staffRefund,
        errorResponses: [decided, ownRequest, nothingPaid, refundTooLarge],
      }),
      ownersWithPasskey(db),
      validated("param", refundIdParam),
      async (c) => decide(c, c.req.valid("param").id, true),
    )
    .post(
      "/refund/:id/reject",
      staffDocumented({
        summary: "Rejects or withdraws a request",
        results: staffRefund,
        errorResponses: [decided],
      }),
      money,
      validated("param", refundIdParam),
      async (c) => decide(c, c.req.valid("param").id, false),
    );

  async function decide(c: Context<AppEnv>, id: string, isApproved: boolean) {
    await db.transaction(async (tx) => {
      const result = await decideRefund(tx, { id, isApproved, staffId: staffOf(c).id, at: c.var.clock() });
      await settleReturn(tx, result, c.var.clock());
      await logAction(tx, c, {
        ...{
          action: isApproved ? "refund.approve" : "refund.reject",
          subject: result.orderId ?? `review ${result.reviewId}`,
        },
        before: { request: id, state: "waiting" },
        after: { request: id, state: result.state, amount: result.amount, currency: result.currency },
      });
    });
    return respond(c, await readRefund(db, id));
  }
}
