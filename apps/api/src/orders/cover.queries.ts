import type { Image, Language, OrderType } from "@aradhana/core/contract";
import { inArray } from "drizzle-orm";
import { chadhaavaSeries } from "../chadhaava/series.table.ts";
import type { Database } from "../db/database.ts";
import { series } from "../pujas/series.table.ts";

type Shown = { type: OrderType; slug: string };

/** Reads the first picture of what each order is for, and tells whose it is. */
export async function readCovers(db: Database, orders: readonly Shown[], lang: Language) {
  const slugs = (type: OrderType) => orders.filter((order) => order.type === type).map(({ slug }) => slug);
  const [ofPujas, ofChadhaava] = await Promise.all([
    coversIn(db, series, slugs("pooja"), lang),
    coversIn(db, chadhaavaSeries, slugs("chadhaava"), lang),
  ]);
  return ({ type, slug }: Shown): Image =>
    (type === "pooja" ? ofPujas : ofChadhaava).get(slug) ?? { name: "", alt: "" };
}

async function coversIn(
  db: Database,
  table: typeof series | typeof chadhaavaSeries,
  slugs: readonly string[],
  lang: Language,
): Promise<Map<string, Image>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: table.slug, images: table.images })
    .from(table)
    .where(inArray(table.slug, [...slugs]));
  return new Map(
    rows.flatMap(({ slug, images: [first] }) =>
      first ? [[slug, { name: first.name, alt: first.alt[lang] }] as const] : [],
    ),
  );
}
