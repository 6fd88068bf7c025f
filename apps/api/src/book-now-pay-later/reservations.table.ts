import type { Currency } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";

/** A place held before it is paid. */
export const reservations = pgTable(
  "reservations",
  {
    id: text().primaryKey(),
    /** The browser that holds it, by the keyed hash of its session id; who has none, by the customer's id. */
    holder: text().notNull(),
    customerId: text().references(() => customers.id),
    poojaId: text().notNull(),
    packageId: text().notNull(),
    /** What is held, and its price. */
    quoteId: text().notNull(),
    price: bigint({ mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Whether it still waits: it is no order yet, was not let go, and nobody has noticed that its time is over. */
    isReserved: boolean("is_held").notNull(),
    /** Whether a limited place of the ritual is counted for it. */
    holdsSeat: boolean().notNull(),
    /** Keyed hash of the asking network, by which limited places are counted. */
    askedBy: text().notNull(),
    orderId: text().references(() => orders.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("reservations_one_held_idx").on(table.holder).where(sql`is_held`),
    index("reservations_over_idx").on(table.expiresAt).where(sql`is_held`),
    index("reservations_network_idx").on(table.poojaId, table.askedBy).where(sql`is_held`),
  ],
);
