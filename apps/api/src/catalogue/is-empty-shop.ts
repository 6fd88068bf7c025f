import { chadhaavaSeries } from "../chadhaava/series.table.ts";
import type { Database } from "../db/database.ts";
import { series } from "../pujas/series.table.ts";
import { temples } from "../temples/temples.table.ts";

/** Whether nothing was ever on sale. */
export async function isEmptyShop(db: Database): Promise<boolean> {
  for (const table of [temples, series, chadhaavaSeries]) if ((await db.$count(table)) > 0) return false;
  return true;
}
