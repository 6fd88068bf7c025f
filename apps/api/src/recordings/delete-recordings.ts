import { and, eq, gt, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { fulfilments, orderItems } from "../orders/orders.table.ts";
import { RETENTION_DAYS } from "../orders/retention-days.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { partFiles, recordingFile } from "./recording-files.ts";
import { recordings } from "./recordings.table.ts";

const DAY = 86_400_000;

/** Deletes the parts of uploads that were not completed in time, and recordings as old as the names in them. */
export async function deleteRecordings(db: Database, files: FileStorage, now: Date): Promise<void> {
  const abandoned = await db
    .select({ id: recordings.id, parts: recordings.parts })
    .from(recordings)
    .where(
      and(eq(recordings.state, "uploading"), lt(recordings.expiresAt, now), sql`${recordings.parts} <> '[]'`),
    );
  for (const { id, parts } of abandoned) {
    for (const name of partFiles(id, parts)) await files.remove(name);
    await db.update(recordings).set({ parts: [] }).where(eq(recordings.id, id));
  }

  const limit = new Date(now.getTime() - RETENTION_DAYS * DAY);
  const recent = db
    .select({ one: sql`1` })
    .from(orderItems)
    .innerJoin(fulfilments, eq(fulfilments.itemId, orderItems.id))
    .where(and(eq(orderItems.offerId, recordings.ritualId), gt(fulfilments.endsAt, limit)));
  const old = await db
    .select({ id: recordings.id })
    .from(recordings)
    .where(
      and(
        isNotNull(recordings.contentType),
        isNull(recordings.deletedAt),
        lt(recordings.createdAt, limit),
        notExists(recent),
      ),
    );
  for (const { id } of old) {
    await files.remove(recordingFile(id));
    await db.update(recordings).set({ deletedAt: now, captions: {} }).where(eq(recordings.id, id));
  }
}
