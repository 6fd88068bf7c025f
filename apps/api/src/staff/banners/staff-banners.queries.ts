import type { RitualType } from "@aradhana/core/contract";
import type { BannerContent, StaffBanner } from "@aradhana/core/staff";
import { asc, eq, inArray } from "drizzle-orm";
import { readEarliestDates } from "../../banners/banners.queries.ts";
import { banners } from "../../banners/banners.table.ts";
import { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids/new-id.ts";
import { datedLineOf } from "../../lines/dated-lines.ts";
import { partners } from "../../partners/partners.table.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import { temples } from "../../temples/temples.table.ts";

export type StoredBanner = typeof banners.$inferSelect;

const seriesOf = { pooja: series, chadhaava: chadhaavaSeries } satisfies Record<RitualType, unknown>;
const datesOf = { pooja: pujas, chadhaava: chadhaavas } satisfies Record<RitualType, unknown>;
const types = ["pooja", "chadhaava"] as const satisfies RitualType[];

/** The columns of a banner from what staff wrote. */
const columnsOf = (content: BannerContent) => {
  const { title, text, action, position, picture, picture_alt, target } = content;
  const { places, partners: partnerIds, countries, starts_at, ends_at } = content;
  return {
    ...{ title, text, action, position, image: { name: picture, alt: picture_alt } },
    target: { type: target.type, seriesSlug: target.slug },
    audience: { places, partners: partnerIds, countries },
    startsAt: starts_at === null ? null : new Date(starts_at),
    endsAt: ends_at === null ? null : new Date(ends_at),
  };
};

/** What staff wrote of a banner. */
export const contentOf = (row: StoredBanner): BannerContent => ({
  ...{ title: row.title, text: row.text, action: row.action, position: row.position },
  ...{ picture: row.image.name, picture_alt: row.image.alt },
  target: { type: row.target.type, slug: row.target.seriesSlug },
  ...row.audience,
  starts_at: row.startsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
});

function stateOf({ startsAt, endsAt }: StoredBanner, now: Date): StaffBanner["state"] {
  if (endsAt && endsAt <= now) return "ended";
  return startsAt && startsAt > now ? "planned" : "shown";
}

/** Banners as the API sends them to staff, each with the next date that it leads to. */
export async function viewsOf(
  db: Database,
  rows: readonly StoredBanner[],
  now: Date,
): Promise<StaffBanner[]> {
  const view = { language: "en", currency: "inr", country: "in", now } as const;
  const starts = new Map<string, string>();
  for (const type of types) {
    const slugs = rows.filter(({ target }) => target.type === type).map(({ target }) => target.seriesSlug);
    const next = await readEarliestDates(db, datedLineOf[type], slugs, view);
    const dates = datesOf[type];
    const found = await db
      .select({ slug: dates.seriesSlug, startAt: dates.startAt })
      .from(dates)
      .where(inArray(dates.id, [...next.values()]));
    for (const { slug, startAt } of found) starts.set(`${type}/${slug}`, startAt.toISOString());
  }
  return rows.map((row) => ({
    ...{ id: row.id, ...contentOf(row), state: stateOf(row, now) },
    next_date: starts.get(`${row.target.type}/${row.target.seriesSlug}`) ?? null,
  }));
}

export async function findBanner(db: Database, id: string): Promise<StoredBanner | undefined> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id));
  return row;
}

/** Reads a banner and locks it until the transaction ends. */
export async function lockBanner(tx: Database, id: string): Promise<StoredBanner | undefined> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for("update");
  return row;
}

export async function createBanner(tx: Database, content: BannerContent): Promise<StoredBanner> {
  const id = newId("bn");
  const key = `banner-${id.slice("bn_".length).toLowerCase()}`;
  const [row] = await tx
    .insert(banners)
    .values({ id, key, ...columnsOf(content) })
    .returning();
  if (!row) throw new Error("the banner was not returned");
  return row;
}

export async function updateBanner(tx: Database, id: string, content: BannerContent): Promise<StoredBanner> {
  const [row] = await tx.update(banners).set(columnsOf(content)).where(eq(banners.id, id)).returning();
  if (!row) throw new Error("the banner was not returned");
  return row;
}

/** A page of the banners in the sequence in which they are shown. */
export async function listBanners(db: Database, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .select()
    .from(banners)
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(banners) };
}

/** What the fields of a banner are chosen from. Pictures are those that the catalogue has. */
export async function readBannerChoices(db: Database) {
  const read = async (type: RitualType) => {
    const { slug, title, images } = seriesOf[type];
    return db.select({ slug, title, images }).from(seriesOf[type]).orderBy(asc(slug));
  };
  const [pooja, chadhaava, partnerRows, templeRows, own] = await Promise.all([
    ...([read("pooja"), read("chadhaava")] as const),
    db.select({ id: partners.id, name: partners.name }).from(partners).orderBy(asc(partners.name)),
    db.select({ image: temples.image }).from(temples),
    db.select({ image: banners.image }).from(banners),
  ]);
  const pictures = new Set([
    ...[...pooja, ...chadhaava].flatMap(({ images }) => images.map(({ name }) => name)),
    ...templeRows.map(({ image }) => image),
    ...own.map(({ image }) => image.name),
  ]);
  const choicesOf = (rows: typeof pooja) => rows.map(({ slug, title }) => ({ id: slug, name: title.en }));
  return {
    ...{ pooja: choicesOf(pooja), chadhaava: choicesOf(chadhaava), partners: partnerRows },
    pictures: [...pictures].toSorted(),
  };
}

/** The first field whose choice does not exist; undefined if all do. */
export async function findWrongChoice(db: Database, content: BannerContent): Promise<string | undefined> {
  const choices = await readBannerChoices(db);
  const { target, picture, partners: partnerIds } = content;
  if (!choices[target.type].some(({ id }) => id === target.slug)) return "target.slug";
  if (!choices.pictures.includes(picture)) return "picture";
  const known = new Set(choices.partners.map(({ id }) => id));
  const unknown = partnerIds?.findIndex((id) => !known.has(id)) ?? -1;
  return unknown === -1 ? undefined : `partners.${unknown}`;
}
