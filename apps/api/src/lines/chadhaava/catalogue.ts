import { sql } from "drizzle-orm";
import type { DatedLine } from "../../catalogue/dated-line.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { chadhaavaSeries } from "../../chadhaava/series.table.ts";

/** Where chadhaava stand. */
export const chadhaavaLine: DatedLine = {
  dates: chadhaavas,
  series: chadhaavaSeries,
  isFull: () => sql<boolean>`false`,
};
