import { type SQL, sql } from "drizzle-orm";
import type { Dates } from "./dated-line.ts";

/** Matches published dates. The state is no parameter: a prepared plan could not use the indexes of published dates then. */
export const isPublished = (dates: Dates): SQL => sql`${dates.state} = 'published'`;
