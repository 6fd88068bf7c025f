import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorResponse } from "@aradhana/core/contract";
import { edgeCountryHeaders } from "@aradhana/core/country";
import { pino } from "pino";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { openDatabase } from "../db/database.ts";

const { request } = await createTestApp();

const refused = async (response: Response) => v.parse(errorResponse, await response.json());

test("the process says that it lives and can reach its database", async () => {
  expect((await request("/healthz")).status).toBe(200);
  expect((await request("/readyz")).status).toBe(200);
});

test("an address where nothing stands is refused with 404", async () => {
  const response = await request("/noauth-api/v1/nothing");
  expect(response.status).toBe(404);
  expect(await refused(response)).toMatchObject({ code: "not_found", field_errors: [] });
});

test("a method that an address does not take is refused with 405 and told which it takes", async () => {
  const response = await request("/healthz", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
  expect((await refused(response)).code).toBe("method_not_allowed");
});

test("HEAD answers like GET, without a body", async () => {
  const response = await request("/healthz", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("a body that is too large is refused before it is read", async () => {
  const response = await request("/healthz", { method: "POST", body: "x".repeat(70_000) });
  expect(response.status).toBe(413);
  expect(response.headers.get("connection")).toBe("close");
  expect((await refused(response)).code).toBe("body_too_large");
});

test("every answer carries its request's id, also in the envelope", async () => {
  const response = await request("/nothing");
  const id = response.headers.get("x-request-id");
  expect(id).toMatch(/^req_/);
  expect((await refused(response)).meta.request_id).toBe(id);
});

test("every answer forbids being framed, sniffed or run", async () => {
  const { headers } = await request("/nothing");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("what an edge says of the visitor's country is passed on where we run the edge, and nowhere else", async () => {
  const path = "/noauth-api/v1/geo/pincode?pin=221001";
  const behindEdge = await createTestApp({ trustedHops: 1 });
  for (const name of edgeCountryHeaders) {
    const headers = { [name]: "DE" };
    const believed = await behindEdge.request(path, { headers });
    expect(await believed.json()).toMatchObject({ meta: { country_guess: "de", country_code: "in" } });
    expect(believed.headers.get("vary")).toContain(name);

    const open = await request(path, { headers });
    expect(JSON.stringify(await open.json())).not.toContain("country_guess");
  }
});

test("a process that has lost its database lives, and says that it is not ready", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "aradhana-lost-"));
  const { db, close } = await openDatabase({ dataDir });
  await close();
  rmSync(dataDir, { recursive: true });
  const lost = await createTestApp({ db });
  expect((await lost.request("/healthz")).status).toBe(200);
  const response = await lost.request("/readyz");
  expect(response.status).toBe(503);
  expect((await refused(response)).code).toBe("not_ready");
});

test("the log holds method, path, status and time of a request, and nothing that a person sent", async () => {
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
