import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { seriesColumns } from "../catalogue/dated-columns.ts";
import { changes } from "../db/columns.ts";

/** A chadhaava as it is offered again and again: everything that its dates have in common. */
export const chadhaavaSeries = pgTable(
  "chadhaava_series",
  {
    ...seriesColumns(),
    /** For how many people names can be given. */
    nameLimit: integer().notNull(),
    /** Hours after the offering until which its recording is there. */
    proofEtaHours: integer().notNull(),
    ...changes,
  },
  (table) => [
    index("chadhaava_series_temple_idx").on(table.templeId),
    index("chadhaava_series_popular_idx").on(table.popularity.desc().nullsFirst(), table.slug),
    index("chadhaava_series_deities_idx").using("gin", table.deitySlugs),
    index("chadhaava_series_purposes_idx").using("gin", table.purposeSlugs),
    index("chadhaava_series_search_idx").using("gin", table.searchVector),
  ],
);
