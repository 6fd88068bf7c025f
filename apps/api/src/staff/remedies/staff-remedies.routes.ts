import { remediesQuery, staffRemedy } from "@aradhana/core/staff";
import { and, desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { orderItems, orders } from "../../orders/orders.table.ts";
import { remedies } from "../../remedies/remedies.table.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";

/** The promises that were missed: staff see what is to be repeated or sent again. */
export function staffRemedyRoutes({ db }: { db: Database }) {
  return new Hono<AppEnv>().get(
    "/remedy",
    staffDocumented({
      summary: "Missed promises with what their buyers chose, newest first",
      results: v.array(staffRemedy),
    }),
    staffOnly(db, ["owner", "temple_desk", "support"]),
    validated("query", remediesQuery),
    async (c) => {
      const { page, limit, state, reason } = c.req.valid("query");
      const matches = and(state && eq(remedies.state, state), reason && eq(remedies.reason, reason));
      const rows = await db
        .select({
          ...{ remedy: remedies, title: orderItems.title },
          ...{ number: orders.number, currency: orders.currency },
        })
        .from(remedies)
        .innerJoin(orderItems, eq(orderItems.id, remedies.itemId))
        .innerJoin(orders, eq(orders.id, remedies.orderId))
        .where(matches)
        .orderBy(desc(remedies.offeredAt), desc(remedies.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const results = rows.map(({ remedy, title, number, currency }) => ({
        ...{ id: remedy.id, order_id: remedy.orderId, number, title },
        ...{ reason: remedy.reason, state: remedy.state, refund: { amount: remedy.amount, currency } },
        offered_at: remedy.offeredAt.toISOString(),
        decided_at: remedy.decidedAt?.toISOString() ?? null,
      }));
      return respond(c, results, { page, limit, total: await db.$count(remedies, matches) });
    },
  );
}
