import { Hono } from "hono";
import { type HealthParts, healthRoutes } from "./health/health.routes.ts";
import type { AppEnv } from "./http/app-env.ts";
import { metrics } from "./metrics/metrics.ts";

interface WorkerParts extends HealthParts {
  /** Whether /metrics is served for Prometheus. @default no */
  metrics?: boolean;
}

/** What a process that only runs the background jobs answers: whether it is ready, and its metrics. */
export function workerApp(parts: WorkerParts) {
  const app = new Hono<AppEnv>().route("/", healthRoutes(parts));
  if (parts.metrics) app.route("/", metrics(parts).routes);
  return app.onError((_error, c) => c.text("not ready", 503));
}
