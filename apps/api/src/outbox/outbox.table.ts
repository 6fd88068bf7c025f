import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";

/** Follow-up work (transactional outbox): written in the transaction that causes it and processed afterwards. */
export const outbox = pgTable(
  "outbox",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** See `OutboxKind`. */
    kind: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When the item can be claimed. A worker that claims it moves this into the future, in case it crashes. */
    dueAt: instant().notNull(),
    doneAt: instant(),
    /** By which channel a message was sent. */
    sentBy: text({ enum: ["sms", "whatsapp", "call", "email"] }),
    /** When it was given up after too many attempts. */
    failedAt: instant(),
    /** The class and the code of the last error; the log has its message. */
    lastError: text(),
    /** The request that caused it; null if a job did. */
    requestId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("outbox_once").on(table.orderId, table.kind),
    index("outbox_failed_idx").on(table.failedAt).where(sql`failed_at is not null`),
    index("outbox_due_idx").on(table.dueAt).where(sql`done_at is null and failed_at is null`),
  ],
);
