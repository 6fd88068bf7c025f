import { asc, eq } from "drizzle-orm";
import { offerings } from "../../chadhaava/offerings.table.ts";
import type { Database } from "../../db/database.ts";

/** What can be offered at a chadhaava, in the order it is shown. */
export const readOfferings = (db: Database, { series }: { series: { slug: string } }) =>
  db.select().from(offerings).where(eq(offerings.seriesSlug, series.slug)).orderBy(asc(offerings.position));
