import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { addons, seriesAddons } from "../../addons/addons.table.ts";
import { isListed } from "../../catalogue/is-listed.ts";
import type { Database } from "../../db/database.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import type { QuoteInput } from "../../quotes/quotes.table.ts";
import { temples } from "../../temples/temples.table.ts";
import type { Offer } from "../line.ts";
import { assessPuja } from "./assess-puja.rules.ts";
import { pujaInput } from "./puja-input.ts";
import { snapshotOfPuja } from "./puja-snapshot.ts";

/** The current offer for a selection; undefined if the puja is not listed or has no such package. */
export async function findPujaOffer(db: Database, requested: QuoteInput): Promise<Offer | undefined> {
  const found = await findPujaRows(db, requested);
  if (!found) return undefined;
  const { puja, package: selectedPackage, series: pujaSeries, sendsPrasad } = found;
  return {
    ...{ type: "pooja", id: puja.id, cutoffAt: puja.cutoffAt, needsAddress: sendsPrasad },
    isLimited: puja.capacity !== null,
    payLater: pujaSeries.bnplEnabled ? { packageId: selectedPackage.id, capacity: puja.capacity } : null,
    tax: pujaSeries.tax,
    assess: (terms, currency, now) => assessPuja(found, terms, currency, now),
    snapshot: ({ shipTo }) => snapshotOfPuja(found, shipTo),
  };
}

/** A puja and the catalogue's rows for the selected package and add-ons. */
export type FoundPujaOffer = NonNullable<Awaited<ReturnType<typeof findPujaRows>>>;

async function findPujaRows(db: Database, stored: QuoteInput) {
  const requested = v.parse(pujaInput, stored);
  const [found] = await db
    .select({ puja: pujas, series, temple: temples, package: packages })
    .from(pujas)
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .innerJoin(packages, eq(packages.pujaId, pujas.id))
    .where(
      and(
        eq(pujas.id, requested.poojaId),
        isListed({ dates: pujas, series }),
        eq(packages.id, requested.packageId),
      ),
    );
  if (!found) return undefined;

  const ids = requested.addons.map(({ id }) => id);
  const offered = ids.length
    ? await db
        .select({ addon: addons })
        .from(seriesAddons)
        .innerJoin(addons, eq(addons.id, seriesAddons.addonId))
        .where(and(eq(seriesAddons.seriesSlug, found.series.slug), inArray(addons.id, ids)))
    : [];
  const sendsPrasad = found.package.shipsPrasad && requested.prasad;
  const chosen = requested.addons
    .map(({ id, qty }) => ({ id, qty, addon: offered.find(({ addon }) => addon.id === id)?.addon }))
    // Another box goes to the address of the first one.
    .filter(({ addon }) => sendsPrasad || addon?.kind !== "prasad");
  return { ...found, chosen, sendsPrasad };
}
