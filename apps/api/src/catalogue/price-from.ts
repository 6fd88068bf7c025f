import type { Currency } from "@aradhana/core/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The lowest price in one currency. The price indexes are built on exactly this expression. */
export function priceFromIn(prices: SQLWrapper, currency: Currency): SQL {
  return sql`((${prices}->>${sql.raw(`'${currency}'`)})::int)`;
}
