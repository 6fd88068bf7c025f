import type { StaffPartnerEvent } from "@aradhana/core/staff";
import type { listPartnerEvents } from "../../partner-events/partner-events.queries.ts";

type Row = Awaited<ReturnType<typeof listPartnerEvents>>["rows"][number];

/** An event of a partner as staff see it. */
export const partnerEventOf = ({ event, partnerName, orderNumber }: Row): StaffPartnerEvent => ({
  ...{ id: event.id, partner_id: event.partnerId, partner_name: partnerName },
  ...{ order_id: event.orderId, order_number: orderNumber, type: event.type },
  state: event.deliveredAt ? "delivered" : event.failedAt ? "failed" : "waiting",
  ...{ attempts: event.attempts, last_result: event.lastResult },
  last_attempt_at: event.lastAttemptAt?.toISOString() ?? null,
  next_attempt_at: event.dueAt?.toISOString() ?? null,
  created_at: event.createdAt.toISOString(),
});
