import type { PujaSeries, PujaSeriesContent } from "@aradhana/core/staff";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { addons, seriesAddons } from "../../addons/addons.table.ts";
import { occasionRules } from "../../calendar/occasion-rules.ts";
import type { Database } from "../../db/database.ts";
import { deities } from "../../deities/deities.table.ts";
import { invalidInput } from "../../errors/common.errors.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import { purposes } from "../../purposes/purposes.table.ts";
import { temples } from "../../temples/temples.table.ts";
import { missingOf, stateOf } from "./sale.rules.ts";
import { columnsOf, contentOf } from "./series-columns.ts";
import { wordsOf } from "./series-words.ts";

export type SeriesRow = typeof series.$inferSelect;

/** Reads a series and locks it until the transaction ends. */
export async function lockSeries(tx: Database, slug: string): Promise<SeriesRow | undefined> {
  const [row] = await tx.select().from(series).where(eq(series.slug, slug)).for("update");
  return row;
}

/** Throws if the content names something that does not exist. */
async function assertKnown(tx: Database, content: PujaSeriesContent): Promise<void> {
  const { temple_id, deity_slugs, purpose_slugs, addon_ids, occasion } = content;
  const isSame = (count: number, named: readonly string[]) => count === new Set(named).size;
  const known = {
    temple_id: (await tx.$count(temples, eq(temples.id, temple_id))) === 1,
    deity_slugs: isSame(await tx.$count(deities, inArray(deities.slug, deity_slugs)), deity_slugs),
    purpose_slugs: isSame(await tx.$count(purposes, inArray(purposes.slug, purpose_slugs)), purpose_slugs),
    addon_ids: isSame(await tx.$count(addons, inArray(addons.id, addon_ids)), addon_ids),
    occasion: occasion === null || Object.hasOwn(occasionRules, occasion),
  };
  const fieldErrors = Object.entries(known)
    .filter(([, isKnown]) => !isKnown)
    .map(([field]) => ({ field, code: "not_allowed", message: "This value is not allowed." }));
  if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
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
      ...{ slug, ...columnsOf(content), ...(await wordsOf(tx, content)) },
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
    .set({ ...columnsOf(content, before), ...(await wordsOf(tx, content, before)) })
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
    .select({ id: pujas.id, startAt: pujas.startAt, booked: pujas.booked })
    .from(pujas)
    .where(and(eq(pujas.seriesSlug, row.slug), gt(pujas.startAt, at), eq(pujas.state, "published")))
    .orderBy(asc(pujas.startAt))
    .limit(20);
  const missing = await readMissing(db, row);
  return {
    ...{ slug: row.slug, state: stateOf(row), missing },
    ...contentOf(
      row,
      linked.map(({ id }) => id),
    ),
    dates: dates.map(({ id, startAt, booked }) => ({ id, starts_at: startAt.toISOString(), booked })),
  };
}
