import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";

/** Uploaded reports that no good was saved with yet. */
export const reportUploads = pgTable("report_uploads", {
  file: text().primaryKey(),
  goodId: text().notNull(),
  uploadedAt: instant().notNull(),
});
