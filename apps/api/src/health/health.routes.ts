import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import { notReady } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";

const tag = "health";
const type = "text/plain";

/** For the machinery around us: whether the process lives, and whether it can do its work. */
export const healthRoutes = ({ db }: { db: Database }) =>
  new Hono<AppEnv>()
    .get("/healthz", documented({ tag, type, summary: "This process lives" }), (c) => c.text("ok"))
    .get("/readyz", documented({ tag, type, summary: "The database answers too" }), async (c) => {
      const answers = await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      if (!answers) throw notReady();
      return c.text("ready");
    });
