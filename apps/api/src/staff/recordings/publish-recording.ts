import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lines } from "../../lines/lines.ts";
import { moveFulfilments, recordEvent } from "../../orders/move-order.queries.ts";
import { lockOrder } from "../../orders/orders.queries.ts";
import { fulfilments } from "../../orders/orders.table.ts";
import { performedStates } from "../../orders/performed-states.ts";
import { enqueue } from "../../outbox/outbox.queries.ts";
import { recordingNotReady } from "../staff.errors.ts";
import { readOrdersOf, readSeconds } from "./names-of-recording.ts";
import { lockRecording, updateRecording } from "./recordings.queries.ts";

/**
 * Attaches a checked recording to every performed order of its ritual, moves those that waited for it, and lets their
 * buyers know. Repeating it attaches it to orders that were marked as performed meanwhile; another recording of the
 * same ritual takes its place.
 */
export async function publishRecording(tx: Database, id: string, at: Date) {
  const { state, ritualId } = await lockRecording(tx, id);
  if (state !== "ready") throw recordingNotReady();
  // Always in the same sequence, to avoid deadlocks.
  const found = await readOrdersOf(tx, ritualId, performedStates);
  for (const orderId of [...new Set(found.map(({ order }) => order.id))].toSorted())
    await lockOrder(tx, orderId);
  const seconds = await readSeconds(tx, id);
  const rows = await readOrdersOf(tx, ritualId, performedStates);
  for (const { order, item, fulfilment } of rows) {
    const names = lines[item.kind].names;
    if (!names) continue;
    const others = fulfilment.evidence.filter((each) => each.state !== names.recorded);
    const isFirst = others.length === fulfilment.evidence.length;
    const evidence = [...others, { state: names.recorded, url: "", recordingId: id }];
    await tx.update(fulfilments).set({ evidence }).where(eq(fulfilments.id, fulfilment.id));
    if (!isFirst) continue;
    const move = { state: names.recorded, at };
    if (fulfilment.state === names.performed)
      await moveFulfilments(tx, order.id, { only: [fulfilment.id], ...move });
    else await recordEvent(tx, fulfilment, move);
    await enqueue(tx, { orderId: order.id, kind: `notice.recording_ready.${item.id}`, at });
  }
  await updateRecording(tx, id, { publishedAt: at }, at);
  const without = rows.filter(({ fulfilment }) => !seconds.has(fulfilment.id));
  return { ritualId, result: { published: rows.length, without_second: without.length } };
}
