import { prometheus } from "@hono/prometheus";
import { Hono } from "hono";
import { Registry } from "prom-client";

/** Counts the requests of each route and how long they take, and sends the counts and those of the process at /metrics. */
export function metrics() {
  // Of this app alone: the default registry refuses a second one.
  const { printMetrics, registerMetrics } = prometheus({
    registry: new Registry(),
    collectDefaultMetrics: true,
  });
  return { count: registerMetrics, routes: new Hono().get("/metrics", printMetrics) };
}
