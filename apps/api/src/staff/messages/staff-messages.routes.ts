import { messagesQuery, type SentMessage, sentMessage } from "@aradhana/core/staff";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { listDeliveries } from "../../messages/message-deliveries.queries.ts";
import { staffDocumented, staffOnly } from "../login/staff-only.ts";

/** What became of the messages to buyers. */
export const staffMessageRoutes = ({ db }: { db: Database }) =>
  new Hono<AppEnv>().get(
    "/message",
    staffDocumented({
      summary: "Messages and whether they were delivered, the latest first, without texts and recipients",
      results: v.array(sentMessage),
    }),
    staffOnly(db, ["owner", "support"]),
    validated("query", messagesQuery),
    async (c) => {
      const { page, limit, ...filter } = c.req.valid("query");
      const { rows, total } = await listDeliveries(db, { ...filter, page, limit });
      return respond(c, rows.map(messageOf), { page, limit, total });
    },
  );

const messageOf = ({ delivery, orderNumber }: Awaited<ReturnType<typeof listDeliveries>>["rows"][number]) => {
  const { id, orderId, template, channel, provider, state, errorCode, sentAt, updatedAt } = delivery;
  return {
    ...{ id, order_id: orderId, order_number: orderNumber, template, channel, provider, state },
    ...{ error_code: errorCode, sent_at: sentAt.toISOString(), updated_at: updatedAt.toISOString() },
  } satisfies SentMessage;
};
