import type { Occurrence } from "../../calendar/occurrences.ts";
import { nameTithis } from "../../calendar/tithi.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { readPriceFrom } from "../../chadhaava/price-from.queries.ts";
import type { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { stableId } from "../../ids/new-id.ts";

/** Puts one date of a series on sale; an existing date is not changed. */
export async function addChadhaavaDate(
  db: Database,
  series: typeof chadhaavaSeries.$inferSelect,
  occurrence: Occurrence,
): Promise<void> {
  const priceFrom = await readPriceFrom(db, series.slug);
  if (!priceFrom) throw new Error(`The chadhaava series "${series.slug}" has no offerings to sell.`);
  await db
    .insert(chadhaavas)
    .values({
      ...{ id: stableId("ch", series.slug, occurrence.date), seriesSlug: series.slug, state: "published" },
      ...{ occasion: occurrence.name, tithi: nameTithis(occurrence.tithis), tz: "Asia/Kolkata" },
      ...{ startAt: occurrence.startAt, endAt: occurrence.endAt },
      ...{ cutoffAt: occurrence.cutoffAt, sankalpCutoffAt: occurrence.sankalpCutoffAt },
      priceFrom,
    })
    .onConflictDoNothing();
}
