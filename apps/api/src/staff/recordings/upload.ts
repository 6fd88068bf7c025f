import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MAX_RECORDING_BYTES } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { newId } from "../../ids/new-id.ts";
import { orderItems } from "../../orders/orders.table.ts";
import { checkRecording } from "../../recordings/check-recording.ts";
import { partFile, partFiles, recordingFile } from "../../recordings/recording-files.ts";
import { recordings } from "../../recordings/recordings.table.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import {
  recordingNotReady,
  recordingTooLarge,
  recordingUnreadable,
  uploadExpired,
  uploadOffset,
} from "../staff.errors.ts";
import { lockRecording, type Recording, receivedOf, updateRecording } from "./recordings.queries.ts";

/** How long an upload can be continued. */
const UPLOAD_MS = 24 * 60 * 60 * 1000;

interface NewUpload {
  ritualId: string;
  bytes: number;
  staffId: string;
  at: Date;
}

/** Begins the upload of a recording of a ritual that somebody has ordered. */
export async function startUpload(
  tx: Database,
  { ritualId, bytes, staffId, at }: NewUpload,
): Promise<Recording> {
  if ((await tx.$count(orderItems, eq(orderItems.offerId, ritualId))) === 0) throw notFound();
  if (bytes > MAX_RECORDING_BYTES) throw recordingTooLarge({ details: { max_bytes: MAX_RECORDING_BYTES } });
  const [started] = await tx
    .insert(recordings)
    .values({
      ...{ id: newId("rec"), ritualId, state: "uploading", bytes, parts: [], chapters: [], captions: {} },
      ...{ uploadedBy: staffId, expiresAt: new Date(at.getTime() + UPLOAD_MS), createdAt: at, updatedAt: at },
    })
    .returning();
  if (!started) throw new Error("the recording was not returned");
  return started;
}

/** Stores the next part. A part that arrives twice, or out of sequence, is answered with the byte to continue at. */
export function addPart(
  db: Database,
  files: FileStorage,
  { id, offset, body, at }: { id: string; offset: number; body: Blob; at: Date },
): Promise<Recording> {
  return db.transaction(async (tx) => {
    const recording = await lockUpload(tx, id, at);
    const received = receivedOf(recording);
    if (offset !== received) throw uploadOffset({ details: { received } });
    if (body.size === 0 || received + body.size > recording.bytes)
      throw recordingTooLarge({ message: "This part is empty, or goes beyond the size that was announced." });
    await files.put(partFile(id, offset), body);
    return updateRecording(tx, id, { parts: [...recording.parts, body.size] }, at);
  });
}

/**
 * Checks a complete upload and stores a clean copy of it. What is no recording is refused, and its parts are deleted.
 */
export async function finishUpload(
  db: Database,
  files: FileStorage,
  id: string,
  at: Date,
): Promise<Recording> {
  const folder = await mkdtemp(join(tmpdir(), "recording-"));
  try {
    const [uploaded, copy] = [join(folder, "uploaded"), join(folder, "copy")];
    const { recording, names } = await db.transaction(async (tx) => {
      const locked = await lockUpload(tx, id, at);
      const received = receivedOf(locked);
      if (received !== locked.bytes) throw uploadOffset({ details: { received } });
      return { recording: locked, names: partFiles(id, locked.parts) };
    });
    await joinParts(files, names, uploaded);
    const checked = await checkRecording(uploaded, copy);
    const file = checked && (await openAsBlob(copy));
    if (file) await files.put(recordingFile(id), file);
    const finished = await db.transaction(async (tx) => {
      // Meanwhile somebody else may have finished the same upload.
      const { state } = await lockRecording(tx, id);
      if (state !== "uploading") throw recordingNotReady();
      return updateRecording(
        tx,
        id,
        checked && file
          ? { ...checked, state: "ready", fileBytes: file.size, parts: [] }
          : { state: "refused", parts: [] },
        at,
      );
    });
    for (const name of names) await files.remove(name);
    if (!checked) throw recordingUnreadable();
    return { ...recording, ...finished };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function lockUpload(tx: Database, id: string, at: Date): Promise<Recording> {
  const recording = await lockRecording(tx, id);
  if (recording.state !== "uploading") throw recordingNotReady();
  if (recording.expiresAt <= at) throw uploadExpired();
  return recording;
}

async function joinParts(files: FileStorage, names: readonly string[], path: string): Promise<void> {
  async function* bytes() {
    for (const name of names) {
      const part = await files.open(name);
      if (!part) throw new Error(`the part ${name} of an upload is missing`);
      yield* part;
    }
  }
  await pipeline(Readable.from(bytes()), createWriteStream(path));
}
