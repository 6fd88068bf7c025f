import { Hono } from "hono";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { healthRoutes } from "./health/health.routes.ts";

/** What a process that only runs the background jobs answers: whether it is ready. */
export const workerApp = (parts: { db: Database; clock: Clock }) =>
  new Hono().route("/", healthRoutes(parts)).onError((_error, c) => c.text("not ready", 503));
