import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import { notReady } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";

const tag = "health";
const type = "text/plain";

/** Liveness and readiness checks for the hosting platform. */
export const healthRoutes = ({ db }: { db: Database }) =>
  new Hono<AppEnv>()
    .get("/healthz", documented({ tag, type, summary: "The process is running" }), (c) => c.text("ok"))
    .get(
      "/readyz",
      documented({ tag, type, summary: "The process is running and can reach its database" }),
      async (c) => {
        const isReachable = await db.execute(sql`select 1`).then(
          () => true,
          () => false,
        );
        if (!isReachable) throw notReady();
        return c.text("ready");
      },
    );
