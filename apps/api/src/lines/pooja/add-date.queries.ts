import type { Occurrence } from "../../calendar/occurrences.ts";
import { nameTithis } from "../../calendar/tithi.ts";
import type { Database } from "../../db/database.ts";
import { stableId } from "../../ids/new-id.ts";
import { cheapest } from "../../money/prices.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { withPostage } from "../../puja-packages/with-postage.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import type { series } from "../../pujas/series.table.ts";

type Series = typeof series.$inferSelect;

/** Puts one date of a series on sale with its packages; an existing date is not changed. */
export async function addPujaDate(db: Database, row: Series, occurrence: Occurrence): Promise<void> {
  if (row.packages.length === 0) throw new Error(`The puja series "${row.slug}" has no packages to sell.`);
  const id = stableId("pj", row.slug, occurrence.date);
  const added = await db
    .insert(pujas)
    .values({
      ...{ id, seriesSlug: row.slug, occasion: occurrence.name, tithi: nameTithis(occurrence.tithis) },
      ...{ startAt: occurrence.startAt, endAt: occurrence.endAt, tz: "Asia/Kolkata" },
      ...{ cutoffAt: occurrence.cutoffAt, sankalpCutoffAt: occurrence.sankalpCutoffAt },
      ...{ capacity: row.capacity, state: "published" },
      priceFrom: cheapest(row.packages.map((each) => withPostage(each, row.prasad))),
    })
    .onConflictDoNothing()
    .returning({ id: pujas.id });
  if (added.length === 0) return;
  await db.insert(packages).values(
    row.packages.map(({ key, ...terms }) => ({
      ...terms,
      ...{ id: stableId("pk", row.slug, occurrence.date, key), pujaId: id },
    })),
  );
}
