import {
  rejectReturnRequest,
  returnIdParam,
  returnStep,
  returnsQuery,
  staffReturn,
} from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import type { ReturnRow } from "../../returns/returns.table.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { nothingPaid, refundTooLarge, wrongState } from "../staff.errors.ts";
import { refundReturn, rejectReturn, stepReturn } from "./move-return.ts";
import { findReturn, listReturns } from "./staff-returns.queries.ts";

/** How staff take goods back: picked up, inspected, then refunded or rejected. */
export function staffReturnRoutes({ db, wake }: { db: Database; wake: () => void }) {
  const anyone = staffOnly(db, ["owner", "temple_desk", "support"]);
  const byId = validated("param", returnIdParam);
  return new Hono<AppEnv>()
    .get(
      "/return",
      staffDocumented({
        summary: "Goods that buyers send back, newest first",
        results: v.array(staffReturn),
      }),
      anyone,
      validated("query", returnsQuery),
      async (c) => {
        const { page, limit, state } = c.req.valid("query");
        const { rows, total } = await listReturns(db, { state, page, limit });
        return respond(c, rows, { page, limit, total });
      },
    )
    .post(
      "/return/:id/step",
      staffDocumented({
        summary:
          "The next step of a return: picked up, or inspected, with or without its pieces in the stock",
        results: staffReturn,
        errorResponses: [wrongState],
      }),
      staffOnly(db, ["owner", "temple_desk"]),
      byId,
      validated("json", returnStep),
      async (c) => {
        const step = c.req.valid("json");
        return act(c, c.req.valid("param").id, `return.${step.step}`, (tx, id, at) =>
          stepReturn(tx, id, step, at),
        );
      },
    )
    .post(
      "/return/:id/refund",
      staffDocumented({
        summary: "Refunds an inspected return, once; above a limit a second person has to approve",
        results: staffReturn,
        errorResponses: [wrongState, nothingPaid, refundTooLarge],
      }),
      staffOnly(db, ["owner", "support"]),
      byId,
      async (c) =>
        act(c, c.req.valid("param").id, "return.refund", (tx, id, at) =>
          refundReturn(tx, { id, staffId: staffOf(c).id, at }),
        ),
    )
    .post(
      "/return/:id/reject",
      staffDocumented({
        summary: "Ends a return without a refund, with a reason that the buyer reads",
        results: staffReturn,
        errorResponses: [wrongState],
      }),
      anyone,
      byId,
      validated("json", rejectReturnRequest),
      async (c) =>
        act(c, c.req.valid("param").id, "return.reject", (tx, id, at) =>
          rejectReturn(tx, id, c.req.valid("json").rejection, at),
        ),
    );

  async function act(
    c: Context<AppEnv>,
    id: string,
    action: string,
    change: (tx: Database, id: string, at: Date) => Promise<ReturnRow>,
  ) {
    const moved = await db.transaction(async (tx) => {
      const row = await change(tx, id, c.var.clock());
      const result = await findReturn(tx, id);
      const { state, rejection, restocked, refund_waits } = result;
      const after = { return: id, state, rejection, restocked, refund_waits };
      await logAction(tx, c, { action, subject: row.orderId, after });
      return result;
    });
    wake();
    return respond(c, moved);
  }
}
