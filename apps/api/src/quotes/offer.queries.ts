import { and, eq, inArray, ne } from "drizzle-orm";
import { addons, seriesAddons } from "../addons/addons.table.ts";
import { findChadhaavaOffer } from "../chadhaava/offer.queries.ts";
import { coupons } from "../coupons/coupons.table.ts";
import type { Database } from "../db/database.ts";
import { type Buyer, countBought } from "../orders/paid-before.queries.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { temples } from "../temples/temples.table.ts";
import { isChadhaava, type Wanted, type WantedPuja } from "./quotes.table.ts";

/** All the catalogue says, at this moment, of what somebody wants. A coupon may look at who that is. */
export async function findOffer(db: Database, wanted: Wanted, buyer?: Buyer) {
  const found = isChadhaava(wanted) ? await findChadhaavaOffer(db, wanted) : await findPujaOffer(db, wanted);
  if (!found) return undefined;

  const [coupon] = wanted.couponCode
    ? await db.select().from(coupons).where(eq(coupons.code, wanted.couponCode))
    : [];
  const before = coupon && buyer ? await countBought(db, buyer, coupon.code) : { orders: 0, uses: 0 };
  return { ...found, coupon, before };
}

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;
export type PujaOffer = Extract<Offer, { type: "pooja" }>;

async function findPujaOffer(db: Database, wanted: WantedPuja) {
  const [found] = await db
    .select({ puja: pujas, series, temple: temples, package: packages })
    .from(pujas)
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .innerJoin(packages, eq(packages.pujaId, pujas.id))
    .where(and(eq(pujas.id, wanted.poojaId), ne(pujas.state, "draft"), eq(packages.id, wanted.packageId)));
  if (!found) return undefined;

  const ids = wanted.addons.map(({ id }) => id);
  const offered = ids.length
    ? await db
        .select({ addon: addons })
        .from(seriesAddons)
        .innerJoin(addons, eq(addons.id, seriesAddons.addonId))
        .where(and(eq(seriesAddons.seriesSlug, found.series.slug), inArray(addons.id, ids)))
    : [];
  const chosen = wanted.addons.map(({ id, qty }) => ({
    ...{ id, qty },
    addon: offered.find(({ addon }) => addon.id === id)?.addon,
  }));
  return { type: "pooja" as const, ...found, chosen, sendsPrasad: found.package.shipsPrasad };
}
