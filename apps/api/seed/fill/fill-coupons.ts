import { coupons } from "../../src/coupons/coupons.table.ts";
import type { Database } from "../../src/db/database.ts";
import { coupons as couponSeeds } from "../coupons/coupons.ts";
import { packageSizes } from "../pujas/packages.ts";

/** Before the first start of anybody. */
const ALWAYS = new Date("2026-01-01T00:00:00Z");

/** Puts the sample coupons into the database. */
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

/** Packages differ by how many people they are for. */
const smallest = (keys: readonly string[]) =>
  Math.min(...packageSizes.filter(({ key }) => keys.includes(key)).map(({ devotees }) => devotees));
