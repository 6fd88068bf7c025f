import type { CartLine } from "@aradhana/core/goods";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import type { Price } from "../quotes/price.rules.ts";

/** A cart of a browser session, or of a customer. */
export const carts = pgTable(
  "carts",
  {
    id: text().primaryKey(),
    /** Keyed hash of the browser's session id; null for a customer's cart. */
    sessionIndex: text().unique(),
    customerId: text()
      .unique()
      .references(() => customers.id),
    couponCode: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("carts_expiry_idx").on(table.expiresAt)],
);

/** What was put into a cart. A removed line can be put back until the cart expires or is ordered. */
export const cartLines = pgTable(
  "cart_lines",
  {
    id: text().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    /** Without the name in it. */
    choice: jsonb().$type<CartLine["choice"]>().notNull(),
    /** In whose name it is energised, encrypted; null while that is unknown. */
    energisedForSealed: text(),
    qty: integer().notNull(),
    /** What a piece cost without postage when it was added or last quoted, to show a change. */
    seen: jsonb().$type<{ currency: Price["currency"]; amount: number }>(),
    /** The order in which lines were added. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    /** When it was chosen as it is. */
    addedAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [index("cart_lines_cart_idx").on(table.cartId, table.position)],
);

/** The ids of lines that were merged into another one, under which they may have been quoted. */
export const mergedCartLines = pgTable(
  "merged_cart_lines",
  {
    id: text().primaryKey(),
    lineId: text()
      .notNull()
      .references(() => cartLines.id, { onDelete: "cascade" }),
  },
  (table) => [index("merged_cart_lines_line_idx").on(table.lineId)],
);

/** Tickets with which another window of the same shopper takes over a cart, once. */
export const cartTickets = pgTable(
  "cart_tickets",
  {
    tokenHash: text().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("cart_tickets_cart_idx").on(table.cartId),
    index("cart_tickets_expiry_idx").on(table.expiresAt),
  ],
);
