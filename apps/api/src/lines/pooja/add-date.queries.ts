import type { Occurrence } from "../../calendar/occurrences.ts";
import { nameTithis } from "../../calendar/tithi.ts";
import type { Database } from "../../db/database.ts";
import { stableId } from "../../ids/new-id.ts";
import { cheapest } from "../../money/prices.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import type { series } from "../../pujas/series.table.ts";

/** Puts one date of a series on sale with its packages; a date that is there already stays as it is. */
export async function addPujaDate(
  db: Database,
  its: typeof series.$inferSelect,
  occurrence: Occurrence,
): Promise<void> {
  if (its.packages.length === 0) throw new Error(`The puja series "${its.slug}" has no packages to sell.`);
  const id = stableId("pj", its.slug, occurrence.date);
  const added = await db
    .insert(pujas)
    .values({
      ...{ id, seriesSlug: its.slug, occasion: occurrence.name, tithi: nameTithis(occurrence.tithis) },
      ...{ startAt: occurrence.startAt, endAt: occurrence.endAt, tz: "Asia/Kolkata" },
      ...{ cutoffAt: occurrence.cutoffAt, sankalpCutoffAt: occurrence.sankalpCutoffAt },
      ...{ capacity: its.capacity, state: "published" },
      priceFrom: cheapest(its.packages.map(({ prices }) => prices)),
    })
    .onConflictDoNothing()
    .returning({ id: pujas.id });
  if (added.length === 0) return;
  await db.insert(packages).values(
    its.packages.map(({ key, ...terms }) => ({
      ...terms,
      ...{ id: stableId("pk", its.slug, occurrence.date, key), pujaId: id },
    })),
  );
}
