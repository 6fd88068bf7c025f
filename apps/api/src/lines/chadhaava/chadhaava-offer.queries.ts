import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { isListed } from "../../catalogue/is-listed.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { offerings } from "../../chadhaava/offerings.table.ts";
import { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import type { QuoteInput } from "../../quotes/quotes.table.ts";
import { temples } from "../../temples/temples.table.ts";
import type { Offer } from "../line.ts";
import { snapshotOf } from "../ritual-snapshot.ts";
import { assessChadhaava } from "./assess-chadhaava.rules.ts";
import { chadhaavaInput } from "./chadhaava-input.ts";

/** The current offer for a selection; undefined if the chadhaava is not listed. */
export async function findChadhaavaOffer(db: Database, requested: QuoteInput): Promise<Offer | undefined> {
  const found = await findChadhaavaRows(db, requested);
  if (!found) return undefined;
  const { chadhaava, series, temple, sendsPrasad } = found;
  return {
    ...{ type: "chadhaava", id: chadhaava.id, cutoffAt: chadhaava.cutoffAt, needsAddress: sendsPrasad },
    ...{ isLimited: false, payLater: null, tax: series.tax },
    assess: (terms, currency, now) => assessChadhaava(found, terms, currency, now),
    snapshot: ({ shipTo }) =>
      snapshotOf(
        "chadhaava",
        { date: chadhaava, series, temple, sendsPrasad, shipTo },
        { maxDevotees: series.nameLimit, videoEtaHours: series.proofEtaHours },
      ),
  };
}

/** A chadhaava and the catalogue's rows for the selected offerings. */
export type FoundChadhaavaOffer = NonNullable<Awaited<ReturnType<typeof findChadhaavaRows>>>;

async function findChadhaavaRows(db: Database, stored: QuoteInput) {
  const requested = v.parse(chadhaavaInput, stored);
  const [found] = await db
    .select({ chadhaava: chadhaavas, series: chadhaavaSeries, temple: temples })
    .from(chadhaavas)
    .innerJoin(chadhaavaSeries, eq(chadhaavaSeries.slug, chadhaavas.seriesSlug))
    .innerJoin(temples, eq(temples.id, chadhaavaSeries.templeId))
    .where(
      and(eq(chadhaavas.id, requested.chadhaavaId), isListed({ dates: chadhaavas, series: chadhaavaSeries })),
    );
  if (!found) return undefined;

  const ids = requested.items.map(({ id }) => id);
  const offered = await db
    .select()
    .from(offerings)
    .where(and(eq(offerings.seriesSlug, found.series.slug), inArray(offerings.id, ids)));
  const chosen = requested.items.map(({ id, qty }) => ({
    ...{ id, qty },
    offering: offered.find((each) => each.id === id),
  }));
  return { ...found, chosen, sendsPrasad: requested.prasad };
}
