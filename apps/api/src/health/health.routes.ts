import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Replica } from "../db/open-replica.ts";
import { notReady } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { readOutboxLag } from "../outbox/dead-letters.queries.ts";
import { readJobLags } from "./job-runs.queries.ts";

const tag = "health";
const type = "text/plain";

export interface HealthParts {
  db: Database;
  replica?: Replica | undefined;
  clock: Clock;
  /** Whether this process ends soon, so that it must get no more requests. @default never */
  isStopping?: () => boolean;
}

/** Liveness and readiness checks for the hosting platform. */
export const healthRoutes = ({ db, replica, clock, isStopping = () => false }: HealthParts) =>
  new Hono<AppEnv>()
    .get("/healthz", documented({ tag, type, summary: "The process is running" }), (c) => c.text("ok"))
    .get(
      "/readyz",
      documented({
        tag,
        type,
        summary:
          "The process can reach its database, how late the follow-up work is, and when each job last ran",
      }),
      async (c) => {
        if (isStopping()) throw notReady();
        const now = clock();
        const read = await Promise.all([readOutboxLag(db, now), readJobLags(db, now)]).catch(() => null);
        if (!read) throw notReady();
        const [{ due, lagSeconds, failed }, jobs] = read;
        const lines = [
          ...["ready", `outbox_due ${due}`, `outbox_lag_seconds ${lagSeconds}`, `outbox_failed ${failed}`],
          ...jobs.map(({ name, seconds }) => `job_${name}_seconds ${seconds}`),
        ];
        if (replica) lines.push(`replica_used ${Number(replica.isUsed())}`);
        return c.text(`${lines.join("\n")}\n`);
      },
    );
