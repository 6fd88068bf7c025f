import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { WantedChadhaava } from "../quotes/quotes.table.ts";
import { temples } from "../temples/temples.table.ts";
import { chadhaavas } from "./chadhaavas.table.ts";
import { offerings } from "./offerings.table.ts";
import { chadhaavaSeries } from "./series.table.ts";

/** What the catalogue says, at this moment, of the offerings that somebody wants. */
export async function findChadhaavaOffer(db: Database, wanted: WantedChadhaava) {
  const [found] = await db
    .select({ chadhaava: chadhaavas, series: chadhaavaSeries, temple: temples })
    .from(chadhaavas)
    .innerJoin(chadhaavaSeries, eq(chadhaavaSeries.slug, chadhaavas.seriesSlug))
    .innerJoin(temples, eq(temples.id, chadhaavaSeries.templeId))
    .where(and(eq(chadhaavas.id, wanted.chadhaavaId), ne(chadhaavas.state, "draft")));
  if (!found) return undefined;

  const ids = wanted.items.map(({ id }) => id);
  const offered = await db
    .select()
    .from(offerings)
    .where(and(eq(offerings.seriesSlug, found.series.slug), inArray(offerings.id, ids)));
  const chosen = wanted.items.map(({ id, qty }) => ({
    ...{ id, qty },
    offering: offered.find((each) => each.id === id),
  }));
  return { type: "chadhaava" as const, ...found, chosen, sendsPrasad: wanted.prasad };
}

export type ChadhaavaOffer = NonNullable<Awaited<ReturnType<typeof findChadhaavaOffer>>>;
