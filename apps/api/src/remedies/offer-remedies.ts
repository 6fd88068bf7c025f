import type { OrderState, RemedyReason } from "@aradhana/core/contract";
import { and, asc, eq, gte, inArray, ne, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import { followDate } from "../changes/move-to-date.ts";
import type { Database } from "../db/database.ts";
import { isOnCancelledDate, isOnDate } from "../lines/is-on-date.ts";
import { findPart, lockOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { unnamedStates } from "../orders/orders.rules.ts";
import { type FulfilmentRow, fulfilments, orderItems, orders } from "../orders/orders.table.ts";
import { payments, refundItems, refunds } from "../payments/payments.table.ts";
import { isAboutPrasad, offerRemedy, prasadReasons, sentGoods, unsentGoods } from "./offer-remedy.ts";
import { remedies } from "./remedies.table.ts";

const BATCH_SIZE = 50;

const waiting: readonly OrderState[] = ["sankalp_received", "scheduled", "live", "performed", "offered"];
const notSent: readonly OrderState[] = [...waiting, "video_ready", "proof_ready"];

/** Nothing of it has been performed yet. */
const toCome: readonly OrderState[] = ["paid", ...unnamedStates, "sankalp_received", "scheduled", "live"];

function isPrasadDue(now: Date): SQL {
  return sql`${fulfilments.endsAt} + (${orderItems.snapshot} ->> 'prasadEtaDays')::numeric * interval '1 day' < ${now}`;
}

/** A choice about the prasad of this ritual was offered, and is not one that promised the prasad again. */
const isPrasadOffered = and(
  inArray(remedies.reason, [...prasadReasons]),
  ne(remedies.state, "repeated"),
  gte(remedies.endedAt, fulfilments.endsAt),
);

/** The last day of arrival is over everywhere: it was copied as its noon in UTC. Nothing was paid for cash on delivery. */
function isParcelDue(now: Date): SQL {
  return sql`${fulfilments.endsAt} + interval '1 day' < ${now} and not ${orders.paysOnDelivery}`;
}

/** Two reasons about the same parcel: the buyer is offered one choice. */
const sameBox: Partial<Record<RemedyReason, RemedyReason>> = { goods_undelivered: "goods_late" };

/**
 * What is offered a remedy by itself: promises with a deadline, so long after the end of the ritual as was copied when it was sold;
 * a ritual whose buyer gave no names, so that nothing was performed for them; a date that staff cancelled or moved; and goods
 * after the days of arrival that were quoted.
 */
const promises: readonly {
  reason: RemedyReason;
  /** @default "ritual" */
  kind?: FulfilmentRow["kind"];
  states: readonly OrderState[];
  isOver: (now: Date) => SQL;
  /** What is done with the order first. */
  prepare?: (tx: Database, part: StoredOrder, at: Date) => Promise<StoredOrder>;
}[] = [
  {
    reason: "date_cancelled",
    states: toCome,
    isOver: isOnCancelledDate,
  },
  {
    reason: "date_moved",
    states: toCome,
    isOver: () =>
      isOnDate(({ state, movedAt, startAt }) => {
        return sql`${state} = 'published' and ${movedAt} is not null and ${startAt} <> ${fulfilments.startsAt}`;
      }),
    prepare: followDate,
  },
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
  { reason: "prasad_late", states: notSent, isOver: isPrasadDue },
  { reason: "prasad_undelivered", states: ["prasad_dispatched"], isOver: isPrasadDue },
  { reason: "goods_late", kind: "parcel", states: unsentGoods, isOver: isParcelDue },
  { reason: "goods_undelivered", kind: "parcel", states: sentGoods, isOver: isParcelDue },
];

/** Whether everything that was paid for the item went back, with it alone or with its order: nothing is left to choose. */
const isPaidBack = sql`(select coalesce(sum(${refundItems.amount}), 0) from ${refundItems}
    inner join ${refunds} on ${refunds.id} = ${refundItems.refundId}
    where ${refundItems.itemId} = ${orderItems.id} and ${refunds.state} <> 'failed') >= ${orderItems.amount}
  or not exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'success'
    and ${payments.amount} > (select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.state} <> 'failed'
    and ${refunds.gateway} = ${payments.gateway} and ${refunds.gatewayPaymentId} = ${payments.gatewayPaymentId}))`;

/** Offers a choice to the buyers of rituals and goods that are late. Returns how many promises were missed. */
export async function offerRemedies(db: Database, now: Date, stop: AbortSignal): Promise<number> {
  let offered = 0;
  for (const { reason, kind = "ritual", states, isOver, prepare } of promises) {
    const samePromise = sameBox[reason];
    const late = await db
      .select({ orderId: fulfilments.orderId, itemId: fulfilments.itemId })
      .from(fulfilments)
      .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
      .innerJoin(orders, eq(orders.id, fulfilments.orderId))
      .where(
        and(
          eq(fulfilments.kind, kind),
          inArray(fulfilments.state, [...states]),
          sql`(${isOver(now)})`,
          // Who has their money back still learns of another date.
          prepare ? undefined : sql`not (${isPaidBack})`,
          notExists(
            db
              .select({ one: sql`1` })
              .from(remedies)
              .where(
                and(
                  eq(remedies.itemId, fulfilments.itemId),
                  or(
                    isAboutPrasad(reason)
                      ? isPrasadOffered
                      : and(eq(remedies.reason, reason), eq(remedies.endedAt, fulfilments.endsAt)),
                    // A fully refunded order has no promises left.
                    and(notInArray(remedies.reason, [...prasadReasons]), eq(remedies.state, "refunded")),
                    samePromise &&
                      and(eq(remedies.reason, samePromise), eq(remedies.endedAt, fulfilments.endsAt)),
                    // Of a date that was cancelled nothing can be late.
                    and(eq(remedies.reason, "date_cancelled"), eq(remedies.endedAt, fulfilments.endsAt)),
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
        if (!part || !states.includes(part.fulfilment.state)) return;
        await offerRemedy(tx, prepare ? await prepare(tx, part, now) : part, { reason, at: now });
      });
      offered++;
    }
  }
  return offered;
}
