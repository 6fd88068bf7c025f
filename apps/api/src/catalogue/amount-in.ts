import type { Currency } from "@aradhana/core/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What is stored as the amount in one currency. The indexes for sorting by price are built on exactly this expression. */
export function amountIn(prices: SQLWrapper, currency: Currency): SQL {
  return sql`((${prices}->>${sql.raw(`'${currency}'`)})::int)`;
}
