import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";

/** Work that follows from what was committed, written in the same transaction and done after it. */
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
    /** When it may be taken (again); a worker that takes it moves this on, so that its death is no loss. */
    dueAt: instant().notNull(),
    doneAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("outbox_once").on(table.orderId, table.kind),
    index("outbox_due_idx").on(table.dueAt).where(sql`done_at is null`),
  ],
);
