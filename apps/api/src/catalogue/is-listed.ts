import { and, isNull, ne, type SQL } from "drizzle-orm";
import type { DatedTables } from "./dated-line.ts";

/** Whether visitors may see a date: it is no draft, and its series is not withdrawn. */
export const isListed = ({ dates, series }: Pick<DatedTables, "dates" | "series">): SQL | undefined =>
  and(ne(dates.state, "draft"), isNull(series.withdrawnAt));
