import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { workerApp } from "../worker-app.ts";

test("with METRICS=on the requests are counted by route, without ids and queries", async () => {
  const { app } = await createTestApp({ metrics: true });
  await app.request("/noauth-api/v1/policy/getPolicy?slug=privacy-policy");
  const text = await (await app.request("/metrics")).text();
  expect(text).toMatch(
    /http_requests_total\{[^}]*route="\/noauth-api\/v1\/policy\/getPolicy"[^}]*status="\d{3}"[^}]*\} 1/,
  );
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toContain("slug");
});

test("a process that only runs the jobs has metrics too: how late the follow-up work is, and how much was given up", async () => {
  const { db, clock } = (await createTestApp()).parts;
  const text = await (await workerApp({ db, clock, metrics: true }).request("/metrics")).text();
  expect(text).toMatch(/^outbox_due 0$/m);
  expect(text).toMatch(/^outbox_lag_seconds 0$/m);
  expect(text).toMatch(/^outbox_failed 0$/m);
  expect((await workerApp({ db, clock }).request("/metrics")).status).toBe(404);
});

test("without it there are none", async () => {
  const { app } = await createTestApp();
  expect((await app.request("/metrics")).status).toBe(404);
});
