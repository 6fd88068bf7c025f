import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";

/** Devotees and addresses that customers saved for their next booking, encrypted. */
export const savedDetails = pgTable(
  "saved_details",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: ["devotee", "address"] }).notNull(),
    contentSealed: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("saved_details_customer_idx").on(table.customerId, table.kind, table.createdAt)],
);
