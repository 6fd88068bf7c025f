import type { Image, Language } from "@aradhana/core/contract";
import { inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { Text } from "../text/text.ts";

type SeriesTable = PgTable & Record<"slug" | "images", AnyPgColumn>;
type Row = { slug: string; images: { name: string; alt: Text }[] };

/** Creates a function that reads the first image of each series. */
export const coversIn =
  (table: SeriesTable) =>
  async (db: Database, slugs: readonly string[], language: Language): Promise<Map<string, Image>> => {
    if (slugs.length === 0) return new Map();
    const rows = (await db
      .select({ slug: table.slug, images: table.images })
      .from(table)
      .where(inArray(table.slug, [...slugs]))) as Row[];
    return new Map(
      rows.flatMap(({ slug, images: [first] }) =>
        first ? [[slug, { name: first.name, alt: first.alt[language] }] as const] : [],
      ),
    );
  };
