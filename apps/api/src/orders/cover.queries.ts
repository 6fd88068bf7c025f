import type { Image, Language } from "@aradhana/core/contract";
import { inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { series } from "../pujas/series.table.ts";

/** The first picture of each puja, by its slug. */
export async function readCovers(db: Database, slugs: readonly string[], lang: Language) {
  if (slugs.length === 0) return new Map<string, Image>();
  const rows = await db
    .select({ slug: series.slug, images: series.images })
    .from(series)
    .where(inArray(series.slug, [...slugs]));
  return new Map<string, Image>(
    rows.flatMap(({ slug, images: [first] }) =>
      first ? [[slug, { name: first.name, alt: first.alt[lang] }] as const] : [],
    ),
  );
}
