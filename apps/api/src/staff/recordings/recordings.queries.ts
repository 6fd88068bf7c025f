import type { StaffRecording } from "@aradhana/core/staff";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { recordingAddress } from "../../recordings/recording-address.ts";
import { recordings } from "../../recordings/recordings.table.ts";
import type { Vault } from "../../vault/create-vault.ts";

export type Recording = typeof recordings.$inferSelect;

const isThere = (id: string) => and(eq(recordings.id, id), isNull(recordings.deletedAt));

export async function findRecording(db: Database, id: string): Promise<Recording> {
  const [found] = await db.select().from(recordings).where(isThere(id));
  if (!found) throw notFound();
  return found;
}

/** Reads a recording and locks it until the transaction ends. */
export async function lockRecording(tx: Database, id: string): Promise<Recording> {
  const [found] = await tx.select().from(recordings).where(isThere(id)).for("update");
  if (!found) throw notFound();
  return found;
}

export async function updateRecording(
  tx: Database,
  id: string,
  fields: Partial<Recording>,
  at: Date,
): Promise<Recording> {
  const [updated] = await tx
    .update(recordings)
    .set({ ...fields, updatedAt: at })
    .where(eq(recordings.id, id))
    .returning();
  if (!updated) throw notFound();
  return updated;
}

/** A page of the recordings, the latest first. */
export async function listRecordings(
  db: Database,
  { ritual_id, page, limit }: { ritual_id?: string | undefined; page: number; limit: number },
) {
  const matches = and(
    isNull(recordings.deletedAt),
    ritual_id ? eq(recordings.ritualId, ritual_id) : undefined,
  );
  const rows = await db
    .select()
    .from(recordings)
    .where(matches)
    .orderBy(desc(recordings.createdAt), desc(recordings.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(recordings, matches) };
}

export const receivedOf = ({ parts }: Pick<Recording, "parts">) => parts.reduce((sum, size) => sum + size, 0);

/** A recording as the API sends it. */
export const recordingOf = (vault: Vault, recording: Recording, now: Date): StaffRecording => {
  const { id, ritualId, state, bytes, expiresAt, seconds, chapters, captions, publishedAt } = recording;
  return {
    ...{ id, ritual_id: ritualId, state, bytes, expires_at: expiresAt.toISOString(), seconds, chapters },
    received: state === "ready" ? bytes : receivedOf(recording),
    captions: (["en", "hi"] as const).filter((language) => captions[language] !== undefined),
    published_at: publishedAt?.toISOString() ?? null,
    film_url: state === "ready" ? recordingAddress(vault, id, now).film : null,
    created_at: recording.createdAt.toISOString(),
  };
};
