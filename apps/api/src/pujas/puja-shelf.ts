import { sql } from "drizzle-orm";
import type { Shelf } from "../rites/shelf.ts";
import { pujas } from "./pujas.table.ts";
import { series } from "./series.table.ts";

/** Where pujas stand. */
export const pujaShelf: Shelf = {
  dates: pujas,
  series,
  isVip: series.isVip,
  isFull: (dates) => {
    const { booked, capacity } = dates as unknown as typeof pujas;
    return sql<boolean>`coalesce(${booked} >= ${capacity}, false)`;
  },
};
