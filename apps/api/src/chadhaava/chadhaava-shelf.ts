import { sql } from "drizzle-orm";
import type { Shelf } from "../rites/shelf.ts";
import { chadhaavas } from "./chadhaavas.table.ts";
import { chadhaavaSeries } from "./series.table.ts";

/** Where chadhaava stand. */
export const chadhaavaShelf: Shelf = {
  dates: chadhaavas,
  series: chadhaavaSeries,
  isFull: () => sql<boolean>`false`,
};
