import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../db/database.ts";

/** For the machinery around us: whether the process lives, and whether it can do its work. */
export const healthRoutes = ({ db }: { db: Database }) =>
  new Hono()
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) => {
      const ready = await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      return ready ? c.text("ready") : c.text("no database", 503);
    });
