import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** How much of each limit the processes have taken in a minute. */
export const rateWindows = pgTable(
  "rate_windows",
  {
    /** The limit's name, the caller and the minute; networks as keyed hashes. */
    bucket: text().primaryKey(),
    taken: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index("rate_windows_end_idx").on(table.endsAt)],
);
