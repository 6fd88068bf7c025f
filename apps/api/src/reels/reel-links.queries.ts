import type { ReelLink } from "@aradhana/core/contract";
import { and, inArray, isNull } from "drizzle-orm";
import { articles } from "../articles/articles.table.ts";
import { readIdsOnSale } from "../catalogue/listing.queries.ts";
import type { Database } from "../db/database.ts";
import { products } from "../goods/products.table.ts";
import type { View } from "../http/view.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import { inLanguage } from "../text/text.ts";
import type { ReelRow, StoredReelLink } from "./reels.table.ts";

const keyOf = ({ type, id }: StoredReelLink) => `${type} ${id}`;

/** The links of these reels, by reel. A reel whose puja, product or article is not to be had now has none. */
export async function readReelLinks(db: Database, rows: readonly ReelRow[], view: View) {
  const idsOf = (type: StoredReelLink["type"]) =>
    rows.flatMap(({ link }) => (link?.type === type ? [link.id] : []));
  const found = new Map(
    (
      await Promise.all([
        readPujas(db, idsOf("pooja"), view),
        readProducts(db, idsOf("abhimantrit"), view),
        readBlogs(db, idsOf("blog"), view),
      ])
    ).flat(),
  );
  return new Map(rows.flatMap(({ slug, link }) => (link ? [[slug, found.get(keyOf(link))]] : [])));
}

type Entry = [key: string, link: ReelLink];

async function readPujas(db: Database, series: string[], view: View): Promise<Entry[]> {
  if (series.length === 0) return [];
  const page = { sort: "soonest", limit: 50, offset: 0 } as const;
  const cards = await datedLineOf.pooja.readCards(
    db,
    await readIdsOnSale(db, datedLineOf.pooja, { series }, view, page),
    view,
  );
  // A series has several dates: the soonest is the first.
  return cards
    .toReversed()
    .map(({ id, slug, title }) => [keyOf({ type: "pooja", id: slug }), { type: "pooja", id, title }]);
}

async function readProducts(db: Database, slugs: string[], { language }: View): Promise<Entry[]> {
  if (slugs.length === 0) return [];
  const { id, slug, title, withdrawnAt } = products;
  const rows = await db
    .select({ id, slug, title })
    .from(products)
    .where(and(inArray(slug, slugs), isNull(withdrawnAt)));
  return rows.map((row) => [
    keyOf({ type: "abhimantrit", id: row.slug }),
    { type: "abhimantrit", id: row.id, title: inLanguage(language)(row.title) },
  ]);
}

async function readBlogs(db: Database, slugs: string[], { language }: View): Promise<Entry[]> {
  if (slugs.length === 0) return [];
  const { slug, title, withdrawnAt } = articles;
  const rows = await db
    .select({ slug, title })
    .from(articles)
    .where(and(inArray(slug, slugs), isNull(withdrawnAt)));
  return rows.map((row) => [
    keyOf({ type: "blog", id: row.slug }),
    { type: "blog", id: row.slug, title: inLanguage(language)(row.title) },
  ]);
}
