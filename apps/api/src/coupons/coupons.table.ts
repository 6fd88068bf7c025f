import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";

/** Discount codes. Amounts are in minor units, one for each currency; see `CouponTerms`. */
export const coupons = pgTable(
  "coupons",
  {
    code: text().primaryKey(),
    kind: text({ enum: ["pct", "flat"] }).notNull(),
    pct: integer(),
    flat: jsonb().$type<Prices>(),
    cap: jsonb().$type<Prices>(),
    minTotal: jsonb().$type<Prices>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    minDevotees: integer(),
    firstOrderOnly: boolean().notNull().default(false),
    perCustomer: integer(),
  },
  (table) => [
    check("coupons_code_upper", sql`${table.code} = upper(${table.code})`),
    check(
      "coupons_kind_has_value",
      sql`(${table.kind} = 'pct' and ${table.pct} between 1 and 90) or (${table.kind} = 'flat' and ${table.flat} is not null)`,
    ),
  ],
);
