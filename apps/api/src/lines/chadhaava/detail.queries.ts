import { asc, eq } from "drizzle-orm";
import { offerings } from "../../chadhaava/offerings.table.ts";
import type { Database } from "../../db/database.ts";

/** The offerings of a chadhaava, in display order. */
export const readOfferings = (db: Database, { series }: { series: { slug: string } }) =>
  db.select().from(offerings).where(eq(offerings.seriesSlug, series.slug)).orderBy(asc(offerings.position));
