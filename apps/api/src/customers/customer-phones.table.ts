import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { customers } from "./customers.table.ts";

/** The further verified numbers of customers. Each signs in to the account, as the main number does. */
export const customerPhones = pgTable(
  "customer_phones",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** Keyed hash of the number in E.164; no main number of an account has the same. */
    phoneIndex: text().notNull().unique(),
    /** Sealed as the main number is, so that the two can change places. */
    phoneSealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("customer_phones_customer_idx").on(table.customerId, table.createdAt)],
);
