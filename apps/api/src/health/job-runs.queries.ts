import { asc, sql } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { jobRuns } from "./job-runs.table.ts";

/** A run of a job: how many items it had. */
type Run = (stop: AbortSignal) => Promise<number>;

/** Some jobs run every second: so often at most is a run stored. */
const STORED_EVERY_MS = 15_000;

/** Lets a job store when it last ran without an error. */
export function recorded({ db, clock }: { db: Database; clock: Clock }, name: string, run: Run): Run {
  let storedAt: number | undefined;
  return async (stop) => {
    const items = await run(stop);
    const ranAt = clock();
    if (storedAt === undefined || ranAt.getTime() - storedAt >= STORED_EVERY_MS) {
      storedAt = ranAt.getTime();
      const latest = sql`greatest(${jobRuns.ranAt}, excluded.ran_at)`;
      await db
        .insert(jobRuns)
        .values({ name, ranAt })
        .onConflictDoUpdate({ target: jobRuns.name, set: { ranAt: latest } });
    }
    return items;
  };
}

/** For how many seconds each job has not run; empty where none ever did. */
export async function readJobLags(db: Database, now: Date): Promise<{ name: string; seconds: number }[]> {
  const rows = await db.select().from(jobRuns).orderBy(asc(jobRuns.name));
  return rows.map(({ name, ranAt }) => ({
    name: name.replaceAll(" ", "_"),
    seconds: Math.max(0, Math.round((now.getTime() - ranAt.getTime()) / 1000)),
  }));
}
