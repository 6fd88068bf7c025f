import { and, eq, isNull } from "drizzle-orm";
import type { Occurrence } from "../../calendar/occurrences.ts";
import { nameTithis } from "../../calendar/tithi.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { offerings } from "../../chadhaava/offerings.table.ts";
import type { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { stableId } from "../../ids/new-id.ts";
import { cheapest } from "../../money/prices.ts";

/** Puts one date of a series on sale; an existing date is not changed. */
export async function addChadhaavaDate(
  db: Database,
  series: typeof chadhaavaSeries.$inferSelect,
  occurrence: Occurrence,
): Promise<void> {
  const offered = await db
    .select({ prices: offerings.prices, min: offerings.minQty })
    .from(offerings)
    .where(and(eq(offerings.seriesSlug, series.slug), isNull(offerings.holds)));
  if (offered.length === 0)
    throw new Error(`The chadhaava series "${series.slug}" has no offerings to sell.`);
  await db
    .insert(chadhaavas)
    .values({
      ...{ id: stableId("ch", series.slug, occurrence.date), seriesSlug: series.slug, state: "published" },
      ...{ occasion: occurrence.name, tithi: nameTithis(occurrence.tithis), tz: "Asia/Kolkata" },
      ...{ startAt: occurrence.startAt, endAt: occurrence.endAt },
      ...{ cutoffAt: occurrence.cutoffAt, sankalpCutoffAt: occurrence.sankalpCutoffAt },
      // The price of the minimum quantity of one offering.
      priceFrom: cheapest(
        offered.map(({ prices: { inr, usd, eur }, min }) => ({
          ...{ inr: inr * min, usd: usd * min, eur: eur * min },
        })),
      ),
    })
    .onConflictDoNothing();
}
