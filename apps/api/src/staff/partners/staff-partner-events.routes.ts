import { partnerEventIdParam, partnerEventsQuery, staffPartnerEvent } from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { listPartnerEvents, sendAgain } from "../../partner-events/partner-events.queries.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";
import { partnerEventOf } from "./partner-event-of.ts";

/** The log of what was sent to the servers of partners. */
export function staffPartnerEventRoutes({ db, wake }: { db: Database; wake: () => void }) {
  const ownersAndSupport = staffOnly(db, ["owner", "support"]);
  return new Hono<AppEnv>()
    .get(
      "/partnerEvent",
      staffDocumented({
        summary: "The events of partners' orders and their delivery, newest first",
        results: v.array(staffPartnerEvent),
      }),
      ownersAndSupport,
      validated("query", partnerEventsQuery),
      async (c) => {
        const filter = c.req.valid("query");
        const { rows, total } = await listPartnerEvents(db, filter);
        return respond(c, rows.map(partnerEventOf), { page: filter.page, limit: filter.limit, total });
      },
    )
    .post(
      "/partnerEvent/:id/sendAgain",
      staffDocumented({
        summary: "Sends an event to the partner again, with all its attempts",
        results: v.object({}),
      }),
      ownersAndSupport,
      validated("param", partnerEventIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        await db.transaction(async (tx) => {
          const event = await sendAgain(tx, id, c.var.clock());
          if (!event) throw notFound();
          const { orderId: subject, type } = event;
          await logAction(tx, c, { action: "partnerEvent.sendAgain", subject, after: { type } });
        });
        wake();
        return respond(c, {});
      },
    );
}
