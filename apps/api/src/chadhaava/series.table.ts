import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { seriesColumns } from "../catalogue/dated-columns.ts";
import { timestamps } from "../db/columns.ts";

/** A recurring chadhaava: the data that all its dates share. */
export const chadhaavaSeries = pgTable(
  "chadhaava_series",
  {
    ...seriesColumns(),
    /** The maximum number of devotees named in the sankalp. */
    nameLimit: integer().notNull(),
    /** The recording is available within so many hours after the offering. */
    proofEtaHours: integer().notNull(),
    ...timestamps,
  },
  (table) => [
    index("chadhaava_series_temple_idx").on(table.templeId),
    index("chadhaava_series_popular_idx").on(table.popularity.desc().nullsFirst(), table.slug),
    index("chadhaava_series_deities_idx").using("gin", table.deitySlugs),
    index("chadhaava_series_purposes_idx").using("gin", table.purposeSlugs),
  ],
);
