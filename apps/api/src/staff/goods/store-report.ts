import type { Database } from "../../db/database.ts";
import { redrawPdf } from "../../goods/report/redraw-pdf.ts";
import { newReportFile, storedName } from "../../goods/report/report-files.ts";
import { reportUploads } from "../../goods/report/report-uploads.table.ts";
import { drawPhoto } from "../../photos/draw-photo.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import { reportUnreadable } from "../staff.errors.ts";

/** Stores the picture or the PDF of a report, drawn again by us. Returns the name by which a good refers to it. */
export async function storeReport(
  { db, files }: { db: Database; files: FileStorage },
  goodId: string,
  bytes: Buffer,
  uploadedAt: Date,
): Promise<string> {
  const photo = await drawPhoto(bytes);
  const content = photo?.bytes ?? (await redrawPdf(bytes));
  if (!content) throw reportUnreadable();
  const file = newReportFile(photo);
  // First, so that a file without a row cannot be left behind.
  await db.insert(reportUploads).values({ file, goodId, uploadedAt });
  await files.put(storedName(goodId, file), new Blob([new Uint8Array(content)]));
  return file;
}
