import { Hono } from "hono";
import { type HealthParts, healthRoutes } from "./health/health.routes.ts";

/** What a process that only runs the background jobs answers: whether it is ready. */
export const workerApp = (parts: HealthParts) =>
  new Hono().route("/", healthRoutes(parts)).onError((_error, c) => c.text("not ready", 503));
