import type { ChadhaavaSeries, ChadhaavaSeriesContent } from "@aradhana/core/staff";
import { and, asc, eq, gt } from "drizzle-orm";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { offerings } from "../../chadhaava/offerings.table.ts";
import { readPriceFrom } from "../../chadhaava/price-from.queries.ts";
import { chadhaavaSeries as series } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { stableId } from "../../ids/new-id.ts";
import { standardPolicies } from "../../pujas/standard-terms.ts";
import { assertKnown } from "../puja-series/assert-known.ts";
import { hasTemplePlace } from "../puja-series/puja-series.queries.ts";
import { ritualColumnsOf, ritualContentOf } from "../puja-series/ritual-columns.ts";
import { missingOf, stateOf } from "../puja-series/sale.rules.ts";
import { wordsOf } from "../puja-series/series-words.ts";
import { withVersion } from "../versions.ts";

export type Row = typeof series.$inferSelect;
type OfferingRow = typeof offerings.$inferSelect;

/** Reads a series and locks it until the transaction ends. */
export async function lockSeries(tx: Database, slug: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(series).where(eq(series.slug, slug)).for("update");
  return row;
}

/** What it lacks for being on sale. */
export async function readMissing(tx: Database, row: Row) {
  const hasPlace = await hasTemplePlace(tx, row.templeId);
  const isOffered = (await tx.$count(offerings, eq(offerings.seriesSlug, row.slug))) > 0;
  return missingOf(row, { hasPlace, sold: { offerings: isOffered } });
}

const columnsOf = async (tx: Database, content: ChadhaavaSeriesContent, before?: Row) => ({
  ...{ ...ritualColumnsOf(content, before), ...(await wordsOf(tx, "chadhaava", content, before)) },
  ...{ nameLimit: content.name_limit, proofEtaHours: content.video_hours },
  policy: before?.policy ?? standardPolicies.group,
});

/** Creates a draft; undefined if the slug is taken. */
export async function createSeries(
  tx: Database,
  slug: string,
  content: ChadhaavaSeriesContent,
  at: Date,
): Promise<Row | undefined> {
  await assertKnown(tx, content);
  const [created] = await tx
    .insert(series)
    .values({ slug, ...(await columnsOf(tx, content)), withdrawnAt: at })
    .onConflictDoNothing({ target: series.slug })
    .returning();
  if (created) await setOfferings(tx, slug, content.offerings);
  return created;
}

/** Replaces the content of a series that is locked. Its offerings apply to existing dates too. */
export async function updateSeries(tx: Database, before: Row, content: ChadhaavaSeriesContent): Promise<Row> {
  await assertKnown(tx, content);
  const [updated] = await tx
    .update(series)
    .set(await columnsOf(tx, content, before))
    .where(eq(series.slug, before.slug))
    .returning();
  if (!updated) throw new Error("the series was deleted");
  await setOfferings(tx, before.slug, content.offerings);
  const priceFrom = await readPriceFrom(tx, before.slug);
  if (priceFrom) await tx.update(chadhaavas).set({ priceFrom }).where(eq(chadhaavas.seriesSlug, before.slug));
  return updated;
}

/** Their ids follow from their keys, so that carts and links stay valid. Orders have copies of what they bought. */
async function setOfferings(tx: Database, slug: string, written: ChadhaavaSeriesContent["offerings"]) {
  await tx.delete(offerings).where(eq(offerings.seriesSlug, slug));
  if (written.length === 0) return;
  await tx.insert(offerings).values(
    written.map(({ key, ...own }, position) => ({
      ...{ id: stableId("of", slug, key), seriesSlug: slug, slug: key, position },
      ...{ name: own.name, whatIsOffered: own.what_is_offered, unit: own.unit, prices: own.prices },
      ...{ step: own.step, minQty: own.min_qty, maxQty: own.max_qty, handedOn: own.handed_on },
      image: { name: own.picture, alt: own.picture_alt },
      holds: own.holds.length > 0 ? own.holds.map(({ key: of, qty }) => ({ slug: of, qty })) : null,
    })),
  );
}

const offeringOf = ({ slug, image, holds, ...row }: OfferingRow) => ({
  ...{ key: slug, name: row.name, what_is_offered: row.whatIsOffered, unit: row.unit, prices: row.prices },
  ...{ step: row.step, min_qty: row.minQty, max_qty: row.maxQty, handed_on: row.handedOn },
  holds: (holds ?? []).map(({ slug: of, qty }) => ({ key: of, qty })),
  ...{ picture: image.name, picture_alt: image.alt },
});

export const rowOf = (row: Row) => ({
  ...{ slug: row.slug, title: row.title, temple_id: row.templeId, occasion: row.occasion },
  state: stateOf(row),
});

/** A series as the API sends it. */
export async function readSeries(db: Database, row: Row, at: Date): Promise<ChadhaavaSeries> {
  const isComing = and(
    eq(chadhaavas.seriesSlug, row.slug),
    gt(chadhaavas.startAt, at),
    eq(chadhaavas.state, "published"),
  );
  // One after the other: in a transaction they share its connection.
  const offered = await db
    .select()
    .from(offerings)
    .where(eq(offerings.seriesSlug, row.slug))
    .orderBy(asc(offerings.position));
  const dates = await db.select().from(chadhaavas).where(isComing).orderBy(asc(chadhaavas.startAt)).limit(20);
  return {
    ...rowOf(row),
    ...withVersion({
      ...ritualContentOf(row),
      ...{ name_limit: row.nameLimit, video_hours: row.proofEtaHours, offerings: offered.map(offeringOf) },
    }),
    missing: await readMissing(db, row),
    dates: dates.map(({ id, startAt }) => ({ id, starts_at: startAt.toISOString() })),
  };
}
