import type { NotifyType } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** Numbers that get one message when a series or an astrologer can be booked again, or a product is back in stock. */
export const openingAlerts = pgTable(
  "opening_alerts",
  {
    itemType: text().$type<NotifyType>().notNull(),
    /** The slug of the series, of the product or of the astrologer. */
    seriesSlug: text().notNull(),
    channel: text({ enum: ["sms", "whatsapp"] }).notNull(),
    phoneIndex: text().notNull(),
    /** E.164, sealed. Null once the message was sent. */
    phoneSealed: text(),
    language: text({ enum: ["en", "hi"] }).notNull(),
    requestedAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** When the alert can be claimed. A worker that claims it moves this into the future, in case it crashes. */
    dueAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.phoneIndex, table.itemType, table.seriesSlug, table.channel] }),
    index("opening_alerts_due_idx")
      .on(table.itemType, table.seriesSlug, table.dueAt)
      .where(sql`sent_at is null`),
    index("opening_alerts_requested_idx").on(table.requestedAt),
  ],
);

export type OpeningAlert = typeof openingAlerts.$inferSelect;
