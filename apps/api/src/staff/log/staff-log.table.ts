import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";

/** What staff did, in order. A trigger of the database refuses to change or delete a row. */
export const staffLog = pgTable(
  "staff_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: text()
      .notNull()
      .references(() => staffAccounts.id),
    action: text().notNull(),
    subject: text().notNull(),
    /** Without personal data. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    requestId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("staff_log_staff_idx").on(table.staffId, table.id),
    index("staff_log_subject_idx").on(table.subject, table.id),
  ],
);
