import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** How much of what is allowed in a minute the processes have taken for themselves. */
export const rateWindows = pgTable(
  "rate_windows",
  {
    /** What is limited, of whom, and in which minute; networks by their keyed hash. */
    bucket: text().primaryKey(),
    taken: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index("rate_windows_end_idx").on(table.endsAt)],
);
