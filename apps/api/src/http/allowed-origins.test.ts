import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

const { request } = await createTestApp();
const shopOrigin = "http://127.0.0.1:4300";
const otherOrigins = [
  "null",
  "*",
  "http://127.0.0.1",
  "https://127.0.0.1:4300",
  "http://127.0.0.1:4301",
  "http://127.0.0.1:21000",
  "http://localhost:4300",
  "http://127.0.0.1:4300.evil.test",
  "http://evil.test?http://127.0.0.1:4300",
  "http://a.127.0.0.1:4300",
  "HTTP://127.0.0.1:4300",
];

const preflight = (origin: string) =>
  request("/healthz", {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "idempotency-key",
    },
  });

test("a page of the shop may read responses and send the headers of our client", async () => {
  const simple = await request("/healthz", { headers: { Origin: shopOrigin } });
  expect(simple.headers.get("access-control-allow-origin")).toBe(shopOrigin);
  expect(simple.headers.get("vary")).toContain("Origin");

  const { headers } = await preflight(shopOrigin);
  expect(headers.get("access-control-allow-origin")).toBe(shopOrigin);
  expect(headers.get("access-control-max-age")).toBe("7200");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
  for (const name of ["Authorization", "Idempotency-Key", "X-Session-Id", "X-Page-Origin", "X-Platform"]) {
    expect(headers.get("access-control-allow-headers")).toContain(name);
  }
});

test.each(otherOrigins)("a page of the origin %s may not read responses", async (origin) => {
  for (const response of [
    await request("/healthz", { headers: { Origin: origin } }),
    await preflight(origin),
  ]) {
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("vary")).toContain("Origin");
  }
});
