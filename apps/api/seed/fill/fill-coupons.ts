import { coupons } from "../../src/coupons/coupons.table.ts";
import type { Database } from "../../src/db/database.ts";
import { coupons as couponSeeds } from "../coupons/coupons.ts";
import { packageSizes } from "../pujas/packages.ts";

/** A start date that is always in the past. */
const ALWAYS = new Date("2026-01-01T00:00:00Z");

/** Inserts the sample coupons. */
export async function fillCoupons(db: Database): Promise<void> {
  await db.insert(coupons).values(
    couponSeeds.map(({ code, discount, minTotal, packages, firstOrderOnly, perCustomer }) => ({
      ...{ code, kind: discount.kind, minTotal, firstOrderOnly, perCustomer },
      pct: discount.kind === "pct" ? discount.pct : null,
      cap: discount.kind === "pct" ? discount.cap : null,
      flat: discount.kind === "flat" ? discount.off : null,
      minDevotees: packages && smallest(packages),
      ...{ startsAt: ALWAYS, endsAt: null },
    })),
  );
}

/** Packages differ in the number of devotees. */
const smallest = (keys: readonly string[]) =>
  Math.min(...packageSizes.filter(({ key }) => keys.includes(key)).map(({ devotees }) => devotees));
