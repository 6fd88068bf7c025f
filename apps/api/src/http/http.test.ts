import { errorResponse } from "@aradhana/core/contract";
import { edgeCountryHeaders } from "@aradhana/core/country";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { pino } from "pino";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { drizzleOptions } from "../db/drizzle-options.ts";

const { request } = await createTestApp();

const readError = async (response: Response) => v.parse(errorResponse, await response.json());

test("the health checks succeed when the process can reach its database", async () => {
  expect((await request("/healthz")).status).toBe(200);
  expect((await request("/readyz")).status).toBe(200);
});

test("a process that ends soon is alive and not ready", async () => {
  const { request: send } = await createTestApp({ isStopping: () => true });
  expect((await send("/healthz")).status).toBe(200);
  expect((await send("/readyz")).status).toBe(503);
});

test("an unknown path returns 404", async () => {
  const response = await request("/noauth-api/v1/nothing");
  expect(response.status).toBe(404);
  expect(await readError(response)).toMatchObject({ code: "not_found", field_errors: [] });
});

test("a method that a path does not support returns 405 with the supported methods", async () => {
  const response = await request("/healthz", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
  expect((await readError(response)).code).toBe("method_not_allowed");
});

test("HEAD returns the status of GET without a body", async () => {
  const response = await request("/healthz", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("a body that is too large is rejected before it is read", async () => {
  const response = await request("/healthz", { method: "POST", body: "x".repeat(70_000) });
  expect(response.status).toBe(413);
  expect(response.headers.get("connection")).toBe("close");
  expect((await readError(response)).code).toBe("body_too_large");
});

test("every response has the request id in a header and in the envelope", async () => {
  const response = await request("/nothing");
  const id = response.headers.get("x-request-id");
  expect(id).toMatch(/^req_/);
  expect((await readError(response)).meta.request_id).toBe(id);
});

test("every response has the security headers", async () => {
  const { headers } = await request("/nothing");
  expect(headers.get("content-security-policy")).toMatch(
    /default-src 'none'; media-src 'self';.*frame-ancestors 'none'/,
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("the country of an edge header is returned only behind our own edge", async () => {
  const path = "/noauth-api/v1/geo/pincode?pin=221001";
  const behindEdge = await createTestApp({ trustedHops: 1 });
  for (const name of edgeCountryHeaders) {
    const headers = { [name]: "DE" };
    const trusted = await behindEdge.request(path, { headers });
    expect(await trusted.json()).toMatchObject({ meta: { country_guess: "de", country_code: "in" } });
    expect(trusted.headers.get("vary")).toContain(name);

    const direct = await request(path, { headers });
    expect(JSON.stringify(await direct.json())).not.toContain("country_guess");
  }
});

test("a process without its database is alive but not ready", async () => {
  const pool = new pg.Pool({ connectionString: "postgresql://nobody@127.0.0.1:9/none" });
  const db = drizzle(pool, drizzleOptions);
  const withoutDatabase = await createTestApp({ db });
  expect((await withoutDatabase.request("/healthz")).status).toBe(200);
  const response = await withoutDatabase.request("/readyz");
  expect(response.status).toBe(503);
  expect((await readError(response)).code).toBe("not_ready");
});

test("the log has method, path, status and duration of a request, and no query, header or body", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
  const logged = await createTestApp({ log });
  const headers = { Authorization: "Bearer s3cret", "X-Session-Id": "s3cret", "User-Agent": "s3cret" };
  await logged.request("/noauth-api/v1/pooja/getPoojaListing?q=s3cret&phone=s3cret", { headers });
  await logged.request("/noauth-api/v1/pooja/quote", { method: "POST", headers, body: '{"name":"s3cret"}' });
  expect(lines.join("")).not.toContain("s3cret");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    method: "GET",
    path: "/noauth-api/v1/pooja/getPoojaListing",
    status: 200,
    requestId: expect.stringMatching(/^req_/),
    ms: expect.any(Number),
  });
});
