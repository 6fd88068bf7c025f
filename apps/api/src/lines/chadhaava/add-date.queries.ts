import { and, eq, isNull } from "drizzle-orm";
import type { Occurrence } from "../../calendar/occurrences.ts";
import { nameTithis } from "../../calendar/tithi.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { offerings } from "../../chadhaava/offerings.table.ts";
import type { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { stableId } from "../../ids/new-id.ts";
import { cheapest } from "../../money/prices.ts";

/** Puts one date of a series on sale; a date that is there already stays as it is. */
export async function addChadhaavaDate(
  db: Database,
  its: typeof chadhaavaSeries.$inferSelect,
  occurrence: Occurrence,
): Promise<void> {
  const offered = await db
    .select({ prices: offerings.prices, min: offerings.minQty })
    .from(offerings)
    .where(and(eq(offerings.seriesSlug, its.slug), isNull(offerings.holds)));
  if (offered.length === 0) throw new Error(`The chadhaava series "${its.slug}" has no offerings to sell.`);
  await db
    .insert(chadhaavas)
    .values({
      ...{ id: stableId("ch", its.slug, occurrence.date), seriesSlug: its.slug, state: "published" },
      ...{ occasion: occurrence.name, tithi: nameTithis(occurrence.tithis), tz: "Asia/Kolkata" },
      ...{ startAt: occurrence.startAt, endAt: occurrence.endAt },
      ...{ cutoffAt: occurrence.cutoffAt, sankalpCutoffAt: occurrence.sankalpCutoffAt },
      // Of one of each, as few as can be had.
      priceFrom: cheapest(
        offered.map(({ prices: { inr, usd, eur }, min }) => ({
          ...{ inr: inr * min, usd: usd * min, eur: eur * min },
        })),
      ),
    })
    .onConflictDoNothing();
}
