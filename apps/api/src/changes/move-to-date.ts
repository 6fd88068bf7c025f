import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findDate } from "../lines/find-date.queries.ts";
import { lineOf, lines } from "../lines/lines.ts";
import { ritualOf } from "../lines/ritual-snapshot.ts";
import { moveFulfilments, recordEvent } from "../orders/move-order.queries.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { fulfilments, orderItems } from "../orders/orders.table.ts";
import { runSeatSteps } from "../orders/seats.queries.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { dateGone } from "./changes.errors.ts";
import { readLaterDates } from "./later-dates.queries.ts";

/** Lets a ritual of an order follow its date, which was moved, with its names. The caller has locked the order. */
export async function followDate(tx: Database, part: StoredOrder, at: Date): Promise<StoredOrder> {
  const { id: orderId, item, fulfilment } = part;
  const { names } = lineOf(part);
  const date = await findDate(tx, item.offerId);
  if (!date || !names) throw dateGone();
  const times = { startsAt: date.startAt, endsAt: date.endAt, cutoffAt: date.sankalpCutoffAt };
  const snapshot = { ...item.snapshot, bookableUntil: date.cutoffAt.toISOString() };
  await tx.update(orderItems).set({ snapshot }).where(eq(orderItems.id, item.id));
  await tx.update(fulfilments).set(times).where(eq(fulfilments.id, fulfilment.id));
  await recordEvent(tx, fulfilment, { state: "rescheduled", at });
  // Names that were closed can be changed again until the new cut-off.
  if (fulfilment.state === "scheduled")
    await moveFulfilments(tx, orderId, { only: [fulfilment.id], state: names.received, at });
  return { ...part, item: { ...item, snapshot }, fulfilment: { ...fulfilment, ...times } };
}

interface Move {
  ritualId: string;
  /** Only to dates after this. */
  after: Date;
  at: Date;
}

/**
 * Moves a ritual of an order to another date of its series, with its names, at the price that was paid. The caller has locked
 * the order.
 */
export async function moveToDate(
  tx: Database,
  part: StoredOrder,
  { ritualId, after, at }: Move,
): Promise<void> {
  const { id: orderId, item, fulfilment } = part;
  const line = lineOf(part);
  const [date] = await readLaterDates(tx, item, { after, now: at, only: [ritualId] });
  const onDate = date && (await line.snapshotOn?.(tx, item.snapshot, date.id));
  if (!date || !onDate || !line.names) throw dateGone();
  const { seats } = lines[item.kind];
  let holdsPlace = false;
  await runSeatSteps([
    {
      offerId: date.id,
      async run() {
        const seat = await seats?.retake(tx, date.id, item.pieces);
        if (seat === "full") throw dateGone();
        holdsPlace = seat === "taken";
      },
    },
    {
      offerId: item.offerId,
      run: async () => item.holdsPlace && seats?.release(tx, item.offerId, item.pieces),
    },
  ]);

  const snapshot = { ...item.snapshot, ...onDate, bookableUntil: date.cutoffAt.toISOString() };
  ritualOf({ item: { snapshot } });
  await tx
    .update(orderItems)
    .set({ offerId: date.id, snapshot, holdsPlace })
    .where(eq(orderItems.id, item.id));
  await tx
    .update(fulfilments)
    .set({
      ...{ startsAt: date.startAt, endsAt: date.endAt, cutoffAt: date.sankalpCutoffAt, evidence: [] },
      ...{ moves: sql`${fulfilments.moves} + 1`, carrier: null, trackingNumber: null },
    })
    .where(eq(fulfilments.id, fulfilment.id));
  const isNamed = (await findSankalp(tx, part))?.submitted;
  await recordEvent(tx, fulfilment, { state: "rescheduled", at });
  const state = isNamed ? line.names.received : line.names.due;
  await moveFulfilments(tx, orderId, { only: [fulfilment.id], state, at });
}
