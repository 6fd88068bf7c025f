import { index, pgTable, text } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";

/** Tickets that sign in once within a minute. A used ticket is deleted. */
export const loginTickets = pgTable(
  "login_tickets",
  {
    tokenHash: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("login_tickets_customer_idx").on(table.customerId),
    index("login_tickets_expiry_idx").on(table.expiresAt),
  ],
);
