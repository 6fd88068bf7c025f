import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";
import { staffPasskeys } from "../passkeys/staff-passkeys.table.ts";

/** The sessions of staff, apart from those of customers. Tokens are stored as hashes only. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    tokenHash: text().primaryKey(),
    staffId: text()
      .notNull()
      .references(() => staffAccounts.id),
    /** The passkey that confirmed it. If it is removed, the sessions that it confirmed end. */
    passkeyId: text().references(() => staffPasskeys.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("staff_sessions_expiry_idx").on(table.expiresAt)],
);
