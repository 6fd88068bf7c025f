import { prometheus } from "@hono/prometheus";
import { Hono } from "hono";
import { Gauge, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { readOutboxLag } from "../outbox/dead-letters.queries.ts";

interface MetricsParts {
  db: Database;
  clock: Clock;
}

/**
 * Counts the requests of each route and how long they take, and sends the counts, those of the process and how late the follow-up
 * work is at /metrics.
 */
export function metrics({ db, clock }: MetricsParts) {
  // Of this app alone: the default registry refuses a second one.
  const registry = new Registry();
  const { printMetrics, registerMetrics } = prometheus({ registry, collectDefaultMetrics: true });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const lag = gauge("outbox_lag_seconds", "For how long the oldest due follow-up work has waited");
  const failed = gauge("outbox_failed", "Follow-up work that was given up");
  const due = new Gauge({
    ...{ name: "outbox_due", help: "Follow-up work that is due", registers: [registry] },
    async collect() {
      // Without the database the other metrics are needed most.
      const outbox = await readOutboxLag(db, clock()).catch(() => undefined);
      if (!outbox) return;
      due.set(outbox.due);
      lag.set(outbox.lagSeconds);
      failed.set(outbox.failed);
    },
  });
  return { count: registerMetrics, routes: new Hono().get("/metrics", printMetrics) };
}
