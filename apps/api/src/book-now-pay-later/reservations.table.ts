import type { Currency } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";

/** A seat reserved before it is paid. */
export const reservations = pgTable(
  "reservations",
  {
    id: text().primaryKey(),
    /** Keyed hash of the browser's session id, or the customer's id where there is no session. */
    holder: text().notNull(),
    customerId: text().references(() => customers.id),
    poojaId: text().notNull(),
    packageId: text().notNull(),
    /** The quote with the reserved selection and its price. */
    quoteId: text().notNull(),
    price: bigint({ mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Neither ordered nor released, and not yet expired by the job: check `expiresAt` too. */
    isReserved: boolean("is_held").notNull(),
    /** Whether it is counted against the ritual's limited seats. */
    holdsSeat: boolean().notNull(),
    /** Keyed hash of the client's network; limits the seats that one network can reserve. */
    requestedBy: text("asked_by").notNull(),
    orderId: text().references(() => orders.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("reservations_one_held_idx").on(table.holder).where(sql`is_held`),
    index("reservations_over_idx").on(table.expiresAt).where(sql`is_held`),
    index("reservations_network_idx").on(table.poojaId, table.requestedBy).where(sql`is_held`),
  ],
);
