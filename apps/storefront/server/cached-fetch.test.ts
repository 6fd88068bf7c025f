import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createApiClient } from "@aradhana/core/api";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCachedFetch } from "./cached-fetch.ts";

let requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  if (request.url?.startsWith("/hangs")) return;
  response.writeHead(request.url === "/broken" ? 500 : 200, {
    "content-type": "application/json",
    "cache-control": request.url === "/private" ? "private, no-store" : "public, max-age=60",
  });
  response.end(JSON.stringify({ n: requests.length }));
});
let host = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});
const twice = async (path: string, init?: RequestInit) => {
  const fetch = createCachedFetch(globalThis.fetch);
  const answers = [await fetch(host + path, init), await fetch(host + path, init)];
  return Promise.all(answers.map((answer) => answer.json()));
};

test("a public read is fetched once", async () => {
  expect(await twice("/public")).toEqual([{ n: 1 }, { n: 1 }]);
});

test.each([
  ["a private answer", "/private", undefined],
  ["a failed one", "/broken", undefined],
  ["one to somebody with a token", "/public", { headers: { authorization: "Bearer t" } }],
  ["a write", "/public", { method: "POST" }],
])("%s is never cached", async (_, path, init) => {
  expect(await twice(path, init)).toEqual([{ n: 1 }, { n: 2 }]);
});

test("an API that hangs counts as away after the longest wait", async () => {
  const api = createApiClient({
    host,
    fetch: createCachedFetch(globalThis.fetch, 50),
    sessionId: () => "server",
    pageOrigin: host,
    platform: "web",
    country: () => "in",
    language: "en",
  });
  await expect(api.get("/hangs")).rejects.toMatchObject({ name: "ApiError", code: "network", status: 0 });
});
