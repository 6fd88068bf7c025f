import { sql } from "drizzle-orm";
import type { DatedLine } from "../../catalogue/dated-line.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";

/** Where pujas stand. */
export const pujaLine: DatedLine = {
  dates: pujas,
  series,
  isVip: series.isVip,
  isFull: (dates) => {
    const { booked, capacity } = dates as unknown as typeof pujas;
    return sql<boolean>`coalesce(${booked} >= ${capacity}, false)`;
  },
};
