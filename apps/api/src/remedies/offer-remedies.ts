import type { OrderState, RemedyReason } from "@aradhana/core/contract";
import { and, asc, eq, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findPart, lockOrder } from "../orders/orders.queries.ts";
import { unnamedStates } from "../orders/orders.rules.ts";
import { fulfilments, orderItems } from "../orders/orders.table.ts";
import { offerRemedy } from "./offer-remedy.ts";
import { remedies } from "./remedies.table.ts";

const BATCH_SIZE = 50;

const waiting: readonly OrderState[] = ["sankalp_received", "scheduled", "live", "performed", "offered"];
const notSent: readonly OrderState[] = [...waiting, "video_ready", "proof_ready"];

/**
 * What is offered a remedy by itself: promises with a deadline, so long after the end of the ritual as was copied when it was sold;
 * and a ritual whose buyer gave no names, so that nothing was performed for them.
 */
const promises: readonly {
  reason: RemedyReason;
  states: readonly OrderState[];
  isOver: (now: Date) => SQL;
}[] = [
  {
    reason: "names_missing",
    states: unnamedStates,
    isOver: (now) => sql`${fulfilments.endsAt} < ${now}`,
  },
  {
    reason: "recording_late",
    states: waiting,
    isOver: (now) =>
      sql`${fulfilments.endsAt} + (${orderItems.snapshot} ->> 'videoEtaHours')::numeric * interval '1 hour' < ${now}`,
  },
  {
    reason: "prasad_late",
    states: notSent,
    isOver: (now) =>
      sql`${fulfilments.endsAt} + (${orderItems.snapshot} ->> 'prasadEtaDays')::numeric * interval '1 day' < ${now}`,
  },
];

/** Offers a choice to the buyers of rituals whose recording or prasad is late. Returns how many promises were missed. */
export async function offerRemedies(db: Database, now: Date, stop: AbortSignal): Promise<number> {
  let offered = 0;
  for (const { reason, states, isOver } of promises) {
    const late = await db
      .select({ orderId: fulfilments.orderId, itemId: fulfilments.itemId })
      .from(fulfilments)
      .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
      .where(
        and(
          eq(fulfilments.kind, "ritual"),
          inArray(fulfilments.state, [...states]),
          isOver(now),
          notExists(
            db
              .select({ one: sql`1` })
              .from(remedies)
              .where(
                and(
                  eq(remedies.itemId, fulfilments.itemId),
                  or(
                    and(eq(remedies.reason, reason), eq(remedies.endedAt, fulfilments.endsAt)),
                    // A fully refunded order has no promises left.
                    and(ne(remedies.reason, "prasad_late"), eq(remedies.state, "refunded")),
                  ),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(fulfilments.endsAt))
      .limit(BATCH_SIZE);
    for (const { orderId, itemId } of late) {
      if (stop.aborted) return offered;
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const part = order && (await findPart(tx, order, itemId));
        // Read again under the lock: the recording may have come meanwhile.
        if (part && states.includes(part.fulfilment.state)) await offerRemedy(tx, part, { reason, at: now });
      });
      offered++;
    }
  }
  return offered;
}
