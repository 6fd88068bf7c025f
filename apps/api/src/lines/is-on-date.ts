import { type SQL, sql } from "drizzle-orm";
import type { Dates } from "../catalogue/dated-line.ts";
import { orderItems } from "../orders/orders.table.ts";
import { datedLines } from "./dated-lines.ts";

/** Matches the items of orders on dates of any line for which this holds. */
export const isOnDate = (holds: (dates: Dates) => SQL): SQL =>
  sql.join(
    datedLines.map(({ dates }) => {
      return sql`exists (select 1 from ${dates} where ${dates.id} = ${orderItems.offerId} and ${holds(dates)})`;
    }),
    sql` or `,
  );

/** Matches the items on a date that staff cancelled. */
export const isOnCancelledDate = (): SQL => sql`(${isOnDate(({ state }) => sql`${state} = 'cancelled'`)})`;
