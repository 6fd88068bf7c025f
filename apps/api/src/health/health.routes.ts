import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { notReady } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { readOutboxLag } from "../outbox/dead-letters.queries.ts";

const tag = "health";
const type = "text/plain";

export interface HealthParts {
  db: Database;
  clock: Clock;
  /** Whether this process ends soon, so that it must get no more requests. @default never */
  isStopping?: () => boolean;
}

/** Liveness and readiness checks for the hosting platform. */
export const healthRoutes = ({ db, clock, isStopping = () => false }: HealthParts) =>
  new Hono<AppEnv>()
    .get("/healthz", documented({ tag, type, summary: "The process is running" }), (c) => c.text("ok"))
    .get(
      "/readyz",
      documented({
        tag,
        type,
        summary: "The process can reach its database, and how late the follow-up work is",
      }),
      async (c) => {
        if (isStopping()) throw notReady();
        const lag = await readOutboxLag(db, clock()).catch(() => null);
        if (!lag) throw notReady();
        const { due, lagSeconds, failed } = lag;
        return c.text(
          `ready\noutbox_due ${due}\noutbox_lag_seconds ${lagSeconds}\noutbox_failed ${failed}\n`,
        );
      },
    );
