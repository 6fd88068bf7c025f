import { withStart } from "@aradhana/core/video-link";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import type { Evidence } from "../orders/orders.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import { recordingAddress } from "./recording-address.ts";
import { recordingNames, recordings } from "./recordings.table.ts";

/**
 * An order whose recordings have addresses that open now, at the second of its names. Their stored evidence is only the
 * recording's id, so that staff can still correct a second, a chapter or captions.
 */
export async function withRecordings(
  db: Database,
  vault: Vault,
  order: StoredOrder,
  now: Date,
): Promise<StoredOrder> {
  const { evidence, id: fulfilmentId } = order.fulfilment;
  const ids = evidence.flatMap(({ recordingId }) => recordingId ?? []);
  if (ids.length === 0) return order;
  const found = await db
    .select({ recording: recordings, seconds: recordingNames.seconds })
    .from(recordings)
    .leftJoin(
      recordingNames,
      and(eq(recordingNames.recordingId, recordings.id), eq(recordingNames.fulfilmentId, fulfilmentId)),
    )
    .where(and(inArray(recordings.id, ids), isNull(recordings.deletedAt)));
  const opened = evidence.flatMap((each): Evidence[] => {
    if (each.recordingId === undefined) return [each];
    const match = found.find(({ recording }) => recording.id === each.recordingId);
    if (!match) return [];
    const { id, captions, chapters } = match.recording;
    const address = recordingAddress(vault, id, now);
    const tracks = (["en", "hi"] as const).filter((language) => captions[language] !== undefined);
    return [
      {
        ...{ state: each.state, url: withStart(address.film, match.seconds ?? 0) },
        ...(tracks.length > 0 && {
          captions: tracks.map((language) => ({ language, url: address.captions(language) })),
        }),
        ...(chapters.length > 0 && { chapters }),
      },
    ];
  });
  return { ...order, fulfilment: { ...order.fulfilment, evidence: opened } };
}
