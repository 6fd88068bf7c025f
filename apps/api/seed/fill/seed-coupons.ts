import { coupons } from "../../src/coupons/coupons.table.ts";
import type { Database } from "../../src/db/database.ts";
import { coupons as couponSeeds } from "../coupons/coupons.ts";
import { packageSizes } from "../pujas/packages.ts";
import { upsert } from "./upsert.ts";

/** Before the first start of anybody. */
const ALWAYS = new Date("2026-01-01T00:00:00Z");

/** Brings the coupons of the seed into the database. */
export const seedCoupons = (db: Database): Promise<void> =>
  upsert(
    db,
    coupons,
    couponSeeds.map(({ code, discount, minTotal, packages, firstOrderOnly, perCustomer }) => ({
      ...{ code, kind: discount.kind, minTotal, firstOrderOnly, perCustomer },
      pct: discount.kind === "pct" ? discount.pct : null,
      cap: discount.kind === "pct" ? discount.cap : null,
      flat: discount.kind === "flat" ? discount.off : null,
      minDevotees: packages && smallest(packages),
      ...{ startsAt: ALWAYS, endsAt: null },
    })),
    { target: coupons.code },
  );

/** Packages differ by how many people they are for. */
const smallest = (keys: readonly string[]) =>
  Math.min(...packageSizes.filter(({ key }) => keys.includes(key)).map(({ devotees }) => devotees));
