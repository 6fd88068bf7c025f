import type { StaffRole } from "@aradhana/core/staff";
import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { astrologers } from "../../astrologers/astrologers.table.ts";
import { timestamps } from "../../db/columns.ts";

/** The people who run the shop. */
export const staffAccounts = pgTable("staff_accounts", {
  id: text().primaryKey(),
  name: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  /** Keyed hash of the number, by which a sign-in finds the account. */
  phoneIndex: text().notNull().unique(),
  /** The number in E.164, encrypted. */
  phoneSealed: text().notNull(),
  /** The astrologer who signs in with it, for the role of that name; null for others. */
  astrologerId: text()
    .unique()
    .references(() => astrologers.id),
  isActive: boolean().notNull().default(true),
  ...timestamps,
});
