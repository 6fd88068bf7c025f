import type { Currency } from "@aradhana/core/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The least that somebody can pay in one currency; the indexes stand on this very expression. */
export function priceFromIn(prices: SQLWrapper, currency: Currency): SQL {
  return sql`((${prices}->>${sql.raw(`'${currency}'`)})::int)`;
}
