import { eq, lt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import { storedName } from "./report-files.ts";
import { reportUploads } from "./report-uploads.table.ts";

/** How long an upload waits to be saved with its good. */
const UNSAVED_MS = 24 * 60 * 60 * 1000;

/** Takes a file out of the unsaved ones. It waits for a deletion that runs meanwhile, so that the caller sees its result. */
export const releaseUpload = (tx: Database, file: string) =>
  tx.delete(reportUploads).where(eq(reportUploads.file, file));

/** Deletes uploaded reports that were not saved within a day. */
export const deleteUnsavedReports = (db: Database, files: FileStorage, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const isOld = lt(reportUploads.uploadedAt, new Date(now.getTime() - UNSAVED_MS));
    const deleted = await tx.delete(reportUploads).where(isOld).returning();
    for (const { goodId, file } of deleted) await files.remove(storedName(goodId, file));
    return deleted.length;
  });
