import type { PujaSeries, PujaSeriesContent } from "@aradhana/core/staff";
import { and, asc, eq, gt } from "drizzle-orm";
import { seriesAddons } from "../../addons/addons.table.ts";
import type { Database } from "../../db/database.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import { temples } from "../../temples/temples.table.ts";
import { countOrders } from "../ritual-dates/ritual-dates.queries.ts";
import { withVersion } from "../versions.ts";
import { assertKnown } from "./assert-known.ts";
import { missingOf, stateOf } from "./sale.rules.ts";
import { columnsOf, contentOf } from "./series-columns.ts";
import { wordsOf } from "./series-words.ts";

export type SeriesRow = typeof series.$inferSelect;

/** Reads a series and locks it until the transaction ends. */
export async function lockSeries(tx: Database, slug: string): Promise<SeriesRow | undefined> {
  const [row] = await tx.select().from(series).where(eq(series.slug, slug)).for("update");
  return row;
}

/** Creates a draft; undefined if the slug is taken. */
export async function createSeries(
  tx: Database,
  slug: string,
  content: PujaSeriesContent,
  at: Date,
): Promise<SeriesRow | undefined> {
  await assertKnown(tx, content);
  const [created] = await tx
    .insert(series)
    .values({
      ...{ slug, ...columnsOf(content), ...(await wordsOf(tx, "pooja", content)) },
      ...{ priestIds: [], bnplEnabled: false, withdrawnAt: at },
    })
    .onConflictDoNothing({ target: series.slug })
    .returning();
  if (created) await setAddons(tx, slug, content.addon_ids);
  return created;
}

/** Replaces the content of a series that is locked. Dates that exist keep their packages. */
export async function updateSeries(
  tx: Database,
  before: SeriesRow,
  content: PujaSeriesContent,
): Promise<SeriesRow> {
  await assertKnown(tx, content);
  const [updated] = await tx
    .update(series)
    .set({ ...columnsOf(content, before), ...(await wordsOf(tx, "pooja", content, before)) })
    .where(eq(series.slug, before.slug))
    .returning();
  if (!updated) throw new Error("the series was deleted");
  await setAddons(tx, before.slug, content.addon_ids);
  return updated;
}

async function setAddons(tx: Database, slug: string, ids: readonly string[]): Promise<void> {
  await tx.delete(seriesAddons).where(eq(seriesAddons.seriesSlug, slug));
  if (ids.length === 0) return;
  await tx
    .insert(seriesAddons)
    .values(ids.map((addonId, position) => ({ seriesSlug: slug, addonId, position })));
}

/** Whether the place of a temple is known, for which dates are calculated. */
export async function hasTemplePlace(tx: Database, templeId: string): Promise<boolean> {
  const [temple] = await tx.select().from(temples).where(eq(temples.id, templeId));
  return temple !== undefined && temple.lat !== null && temple.lon !== null;
}

/** What it lacks for being on sale. */
export async function readMissing(tx: Database, row: SeriesRow) {
  const hasPlace = await hasTemplePlace(tx, row.templeId);
  return missingOf(row, { hasPlace, sold: { packages: row.packages.length > 0 } });
}

/** A series as the API sends it. */
export async function readSeries(db: Database, row: SeriesRow, at: Date): Promise<PujaSeries> {
  // One after the other: in a transaction they share its connection.
  const linked = await db
    .select({ id: seriesAddons.addonId })
    .from(seriesAddons)
    .where(eq(seriesAddons.seriesSlug, row.slug))
    .orderBy(asc(seriesAddons.position));
  const dates = await db
    .select({ id: pujas.id, startAt: pujas.startAt })
    .from(pujas)
    .where(and(eq(pujas.seriesSlug, row.slug), gt(pujas.startAt, at), eq(pujas.state, "published")))
    .orderBy(asc(pujas.startAt))
    .limit(20);
  const counts = await countOrders(
    db,
    dates.map(({ id }) => id),
  );
  const missing = await readMissing(db, row);
  return {
    ...{ slug: row.slug, state: stateOf(row), missing },
    ...withVersion(
      contentOf(
        row,
        linked.map(({ id }) => id),
      ),
    ),
    dates: dates.map(({ id, startAt }) => ({
      ...{ id, starts_at: startAt.toISOString(), orders: counts.get(id)?.orders ?? 0 },
    })),
  };
}
