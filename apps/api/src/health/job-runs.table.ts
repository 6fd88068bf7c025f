import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** When each background job last finished a run without an error, in any process. */
export const jobRuns = pgTable("job_runs", {
  name: text().primaryKey(),
  ranAt: instant().notNull(),
});
