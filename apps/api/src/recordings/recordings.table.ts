import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";
import type { Text } from "../text/text.ts";

/** The uploaded recordings of rituals. The files are in the storage, see `recordingFile` and `partFile`. */
export const recordings = pgTable(
  "recordings",
  {
    id: text().primaryKey(),
    /** The id of the puja or chadhaava on its day. */
    ritualId: text().notNull(),
    state: text({ enum: ["uploading", "ready", "refused"] }).notNull(),
    /** Of the uploaded file. */
    bytes: bigint({ mode: "number" }).notNull(),
    /** The sizes of the parts that have arrived, in their sequence. */
    parts: jsonb().$type<number[]>().notNull(),
    expiresAt: instant().notNull(),
    /** Of the checked file; null before. */
    contentType: text({ enum: ["video/mp4", "video/webm"] }),
    fileBytes: bigint({ mode: "number" }),
    seconds: integer(),
    chapters: jsonb().$type<{ seconds: number; label: Text }[]>().notNull(),
    /** WebVTT by language. */
    captions: jsonb().$type<Partial<Record<"en" | "hi", string>>>().notNull(),
    uploadedBy: text()
      .notNull()
      .references(() => staffAccounts.id),
    publishedAt: instant(),
    /** When its file was deleted, with the names that are read in it. */
    deletedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("recordings_ritual_idx").on(table.ritualId, table.createdAt),
    index("recordings_upload_idx").on(table.expiresAt).where(sql`state = 'uploading'`),
  ],
);

/** The second at which the names of an order are read. */
export const recordingNames = pgTable(
  "recording_names",
  {
    recordingId: text()
      .notNull()
      .references(() => recordings.id),
    fulfilmentId: text()
      .notNull()
      .references(() => fulfilments.id),
    seconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.fulfilmentId] })],
);
