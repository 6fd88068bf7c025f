import { index, pgTable, text } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";

/** The sessions of signed-in customers. Tokens are stored as hashes only. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("sessions_customer_idx").on(table.customerId),
    index("sessions_expiry_idx").on(table.expiresAt),
  ],
);
