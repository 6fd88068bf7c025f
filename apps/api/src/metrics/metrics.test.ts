import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

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

test("without it there are none", async () => {
  const { app } = await createTestApp();
  expect((await app.request("/metrics")).status).toBe(404);
});
