import { and, isNull, ne, type SQL } from "drizzle-orm";
import type { DatedTables } from "./dated-line.ts";

/** Matches dates that visitors may see: no drafts, and no dates of a withdrawn series. */
export const isListed = ({ dates, series }: Pick<DatedTables, "dates" | "series">): SQL | undefined =>
  and(ne(dates.state, "draft"), isNull(series.withdrawnAt));
