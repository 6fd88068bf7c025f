import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import { refusal } from "../errors/app-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";

const notReady = refusal({ code: "not_ready", status: 503, message: "The database does not answer." });
const tag = "health";
const type = "text/plain";

/** For the machinery around us: whether the process lives, and whether it can do its work. */
export const healthRoutes = ({ db }: { db: Database }) =>
  new Hono<AppEnv>()
    .get("/healthz", documented({ tag, type, summary: "This process lives" }), (c) => c.text("ok"))
    .get(
      "/readyz",
      documented({ tag, type, summary: "The database answers too", refusals: [notReady] }),
      async (c) => {
        const answers = await db.execute(sql`select 1`).then(
          () => true,
          () => false,
        );
        if (!answers) throw notReady();
        return c.text("ready");
      },
    );
