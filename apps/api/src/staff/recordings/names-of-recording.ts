import type { OrderState } from "@aradhana/core/contract";
import type { RecordingNames } from "@aradhana/core/staff";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { invalidInput } from "../../errors/common.errors.ts";
import { fulfilments, orderItems, orders } from "../../orders/orders.table.ts";
import { performedStates } from "../../orders/performed-states.ts";
import { recordingNames } from "../../recordings/recordings.table.ts";
import { openContent } from "../../sankalp/content.ts";
import { sankalpOf } from "../../sankalp/sankalp.rules.ts";
import { sankalps } from "../../sankalp/sankalp.table.ts";
import type { Vault } from "../../vault/create-vault.ts";
import type { Recording } from "./recordings.queries.ts";

/** The states of a ritual whose names are with the priests, and after it. */
const withPriests: readonly OrderState[] = [
  ...(["sankalp_received", "scheduled", "live"] as const),
  ...performedStates,
];

/** The orders of a ritual, in the sequence of the reading list. */
export const readOrdersOf = (db: Database, ritualId: string, states: readonly OrderState[]) =>
  db
    .select({ order: orders, item: orderItems, fulfilment: fulfilments })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, fulfilments.orderId))
    .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
    .where(
      and(
        eq(orderItems.offerId, ritualId),
        eq(fulfilments.kind, "ritual"),
        inArray(fulfilments.state, [...states]),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));

export const readSeconds = async (db: Database, recordingId: string): Promise<Map<string, number>> => {
  const rows = await db.select().from(recordingNames).where(eq(recordingNames.recordingId, recordingId));
  return new Map(rows.map(({ fulfilmentId, seconds }) => [fulfilmentId, seconds]));
};

/** The names that are read in a recording, in the sequence of the reading list, with their seconds. */
export async function readNames(
  db: Database,
  vault: Vault,
  { id, ritualId }: Recording,
): Promise<RecordingNames> {
  const [rows, seconds] = await Promise.all([readOrdersOf(db, ritualId, withPriests), readSeconds(db, id)]);
  const ids = rows.map(({ order }) => order.id);
  const submitted = await db
    .select()
    .from(sankalps)
    .where(and(inArray(sankalps.orderId, ids), eq(sankalps.submitted, true)));
  const byOrder = Map.groupBy(submitted, ({ orderId }) => orderId);
  return rows.map(({ order, item, fulfilment }) => {
    const stored = sankalpOf(byOrder.get(order.id) ?? [], { item, fulfilment });
    const names = stored
      ? openContent(vault, stored.id, stored.contentSealed).devotees.map((each) => each.name_devanagari)
      : [];
    return {
      fulfilment_id: fulfilment.id,
      number: order.number,
      names,
      seconds: seconds.get(fulfilment.id) ?? null,
    };
  });
}

const afterEnd = { code: "too_large", message: "This is after the end of the recording." };

/** Throws if a chapter begins after the end of the recording. */
export function assertWithin({ seconds: length }: Recording, chapters: Recording["chapters"]): void {
  const fieldErrors = chapters.flatMap(({ seconds }, index) =>
    seconds > (length ?? 0) ? [{ field: `chapters.${index}.seconds`, ...afterEnd }] : [],
  );
  if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
}

/** Sets or removes the seconds of some orders; the others stay as they are. */
export async function setSeconds(
  tx: Database,
  { id, ritualId, seconds: length }: Recording,
  names: readonly { fulfilment_id: string; seconds: number | null }[],
): Promise<void> {
  const known = new Set(
    (await readOrdersOf(tx, ritualId, withPriests)).map(({ fulfilment }) => fulfilment.id),
  );
  const wrong = names.flatMap(({ fulfilment_id, seconds }, index) => {
    const field = `names.${index}`;
    if (!known.has(fulfilment_id))
      return [{ field, code: "not_allowed", message: "No order of this ritual." }];
    if (seconds !== null && seconds > (length ?? 0)) return [{ field, ...afterEnd }];
    return [];
  });
  if (wrong.length > 0) throw invalidInput({ fieldErrors: wrong });
  for (const { fulfilment_id: fulfilmentId, seconds } of names) {
    if (seconds === null) {
      const isThis = and(eq(recordingNames.recordingId, id), eq(recordingNames.fulfilmentId, fulfilmentId));
      await tx.delete(recordingNames).where(isThis);
    } else {
      await tx
        .insert(recordingNames)
        .values({ recordingId: id, fulfilmentId, seconds })
        .onConflictDoUpdate({
          target: [recordingNames.recordingId, recordingNames.fulfilmentId],
          set: { seconds },
        });
    }
  }
}
