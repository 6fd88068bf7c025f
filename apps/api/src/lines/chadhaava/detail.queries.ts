import { asc, eq, sql } from "drizzle-orm";
import { offerings } from "../../chadhaava/offerings.table.ts";
import { builtOnce } from "../../db/built-once.ts";
import type { Database } from "../../db/database.ts";

/** The offerings of a chadhaava, in display order. */
export const readOfferings = (db: Database, { series }: { series: { slug: string } }) =>
  offeringsQuery(db).execute({ seriesSlug: series.slug });

const offeringsQuery = builtOnce((db) =>
  db
    .select()
    .from(offerings)
    .where(eq(offerings.seriesSlug, sql.placeholder("seriesSlug")))
    .orderBy(asc(offerings.position))
    .prepare(""),
);
