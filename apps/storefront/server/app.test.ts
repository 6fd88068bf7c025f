import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noTracer } from "@aradhana/server/traces";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import type { Build } from "./build.ts";

const build: Build = {
  isDevelopment: false,
  render: () => Promise.reject(new Error("failed to render")),
  sitemapPaths: async () => [],
  head: '<meta charset="utf-8">',
  filesOf: () => ({ style: "/assets/page-abc.css", joined: [], scripts: ["/assets/index-abc.js"] }),
};
const log = pino({ level: "silent" });
let folder = "";
let api: ServerType;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web "));
  await mkdir(join(folder, "dist/assets"), { recursive: true });
  await writeFile(join(folder, "dist/assets/index-abc.js"), "export {};");
  await writeFile(join(folder, "dist/assets/index-abc.js.map"), "{}");
  const echo = new Hono().all("*", (c) => c.json(c.req.header()));
  await new Promise<void>((listening) => {
    api = serve({ fetch: echo.fetch, hostname: "127.0.0.1", port: 0 }, () => listening());
  });
});
afterAll(async () => {
  await new Promise((closed) => api.close(closed));
  await rm(folder, { recursive: true });
});

const open = (options: Partial<Parameters<typeof createApp>[0]> = {}) =>
  createApp({
    build,
    folder,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    origin: "https://shop.test",
    trustEdge: false,
    partners: [],
    log,
    ...options,
  });

test.each([
  ["/pooja/%E0%A4%A", "/pooja/%25E0%25A4%25A"],
  ["/orders/x/%E0%A4%B0", "/orders/x/%E0%A4%B0"],
])("what cannot be decoded in %s reaches the router as %s, which it can read", async (path, read) => {
  const render = vi.fn<Build["render"]>(async () => new Response());
  await open({ build: { ...build, render } }).request(path);
  expect(new URL(render.mock.lastCall?.[0].url ?? "").pathname).toBe(read);
});

describe("a page that fails to render", () => {
  test.each([
    ["en", "Oops! Something went wrong.", "Go to Home", "/"],
    ["hi", "ओह! कुछ गड़बड़ हो गई।", "होम पर जाएँ", "/?lang=hi"],
  ])(
    "is an error page in %s, with our own headers, and not cacheable",
    async (language, heading, home, start) => {
      const error = vi.spyOn(log, "error");
      const answer = await open().request(`/?lang=${language}`);
      expect(answer.status).toBe(500);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      const page = await answer.text();
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(heading);
      // Neither a stack nor the path of a file (B-39).
      expect(page).not.toMatch(/failed to render|\.ts\b|node_modules/);
      expect(page).toContain(`<a href="${start}">${home}</a>`);
      expect(page).toMatch(/<a href="https:\/\/wa\.me\/91\d+\?text=[^"&<]+">[^<]*WhatsApp/);
      expect(error.mock.lastCall?.[0]).toMatchObject({ err: { message: "failed to render" } });
    },
  );
});

test("the health check renders no page and is not cached", async () => {
  const answer = await open().request("/healthz");
  expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a server that ends soon is alive and not ready", async () => {
  expect((await open().request("/readyz")).status).toBe(200);
  const app = open({ isStopping: () => true });
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(503);
});

test("its cookies are for TLS alone where the shop has it", async () => {
  const cookieAt = async (origin: string) =>
    (await open({ origin }).request("/?country=us")).headers.get("set-cookie");
  expect(await cookieAt("https://shop.test")).toMatch(/^country=us;.*; secure$/);
  expect(await cookieAt("http://localhost:4300")).not.toContain("secure");
});

test("the log has no names, even of addresses that end in one", async () => {
  const info = vi.spyOn(log, "info");
  const app = open();
  await app.request("/orders/ord_1/Asha-Verma?t=secret");
  await app.request("/sankalp-form-submitted/ord_1/pooja/Asha");
  expect(info.mock.calls.map(([entry]) => (entry as unknown as { path: string }).path)).toEqual([
    "/orders/ord_1/{name}",
    "/sankalp-form-submitted/ord_1/pooja/{name}",
  ]);
});

test("the sources of its scripts are not served", async () => {
  const app = open();
  expect((await app.request("/assets/index-abc.js")).status).toBe(200);
  expect((await app.request("/assets/index-abc.js.map")).status).toBe(404);
});

test.each(["/assets/index-abc.js", "/assets/lost.js", "/healthz", "/moved"])(
  "no browser guesses the content type of %s, or requests it without TLS",
  async (path) => {
    const render = () => Promise.resolve(Response.redirect("https://shop.test/", 302));
    const answer = await open({ build: { ...build, render } }).request(path);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  },
);

describe("the headers of a visitor", () => {
  const claims = {
    "cf-ipcountry": "US",
    "cloudfront-viewer-country": "US",
    "x-vercel-ip-country": "US",
    "x-country-code": "US",
    "x-request-id": "made-up-by-me",
    "x-forwarded-for": "203.0.113.9",
  };
  const passedOn = async (trustEdge: boolean) => {
    const answer = await open({ trustEdge }).request("/noauth-api/v1/home", {
      headers: { ...claims, "accept-language": "hi" },
    });
    return (await answer.json()) as Record<string, string>;
  };

  test("that claim a country or an address do not reach the API", async () => {
    const received = await passedOn(false);
    expect(Object.keys(received).filter((name) => name in claims)).toEqual(["x-request-id"]);
    expect(received["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(received["accept-language"]).toBe("hi");
  });

  test("that name a trace reach the API from an edge of ours only, and our own trace has priority", async () => {
    const claimed = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    const ours = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const traceOf = async (trustEdge: boolean, tracer = noTracer) => {
      const headers = { traceparent: claimed };
      const answer = await open({ trustEdge, tracer }).request("/noauth-api/v1/home", { headers });
      return ((await answer.json()) as { traceparent?: string }).traceparent;
    };
    expect(await traceOf(false)).toBeUndefined();
    expect(await traceOf(true)).toBe(claimed);
    expect(await traceOf(true, { ...noTracer, traceparent: () => ours })).toBe(ours);
  });

  test("get an id that is the same in our log and in that of the API", async () => {
    const info = vi.spyOn(log, "info");
    const received = await passedOn(false);
    expect(info.mock.lastCall?.[0]).toMatchObject({ requestId: received["x-request-id"] });
  });

  test("reach the API if an edge of ours wrote them", async () => {
    expect(await passedOn(true)).toMatchObject(claims);
  });
});

describe("the body of a request", () => {
  const send = async (
    body: string,
    headers: Record<string, string> = {},
    path = "/noauth-api/v1/login/sendOtp",
  ) => {
    const answer = await open().request(path, { method: "POST", body, headers });
    return (await answer.json()) as Record<string, string>;
  };

  test("reaches the API completely", async () => {
    expect((await send("x".repeat(70)))["content-length"]).toBe("70");
  });

  test('reaches the API also with "Expect: 100-continue"', async () => {
    expect((await send("x", { expect: "100-continue" })).expect).toBeUndefined();
  });

  test.each([
    ["/api/v1/chat/attachment", 6_000_000],
    ["/staff/v1/recording/rec_1/part/0", 4_000_000],
    ["/staff/v1/good/pd_1/reportFile", 6_000_000],
  ])("that is a file for %s reaches it too", async (path, bytes) => {
    expect((await send("x".repeat(bytes), {}, path))["content-length"]).toBe(String(bytes));
  });

  test("above the limit is cut to one byte more, so that the API can reject it", async () => {
    expect((await send("x".repeat(3_000_000)))["content-length"]).toBe(String(64 * 1024 + 1));
  });
});

test.each([
  ["/pooja/pj_1/continue?step=contact", "/pooja/pj_1/continue?step=contact"],
  ["//evil.test/", "/evil.test/"],
  ["/\\evil.test/", "/evil.test/"],
])("a form posted to %s without its script redirects to %s and stores nothing", async (path, back) => {
  const answer = await open().request(`http://shop.test${path}`, {
    method: "POST",
    body: "phone=9876543210",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(back);
});

describe("a country chosen by a form", () => {
  const choose = (address: string) => open().request(`http://shop.test${address}`);

  test("is stored, and redirects to the page of the form with its filters", async () => {
    const answer = await choose("/online-puja?deity=shiva&country=us");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/online-puja?deity=shiva");
    expect(answer.headers.get("set-cookie")).toMatch(/^country=us; path=\//);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test.each(["zz", "", "us; path=/evil"])("%j is no country and is not stored", async (country) => {
    const answer = await choose(`/?${new URLSearchParams({ country })}`);
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

test.each([
  ["/online-puja?deity=shiva&choose_lang=hi", "/online-puja?deity=shiva&lang=hi", /^lang=hi; path=\//],
  ["/online-puja?deity=shiva&lang=hi&choose_lang=en", "/online-puja?deity=shiva", /^lang=en; path=\//],
  ["/?choose_lang=xx", "/", undefined],
])("a language chosen without scripts is stored: %s leads to %s", async (address, to, cookie) => {
  const answer = await open().request(`http://shop.test${address}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  if (cookie) expect(answer.headers.get("set-cookie")).toMatch(cookie);
  else expect(answer.headers.get("set-cookie")).toBeNull();
});

test.each(["//", "//evil.test", "//evil.test/%2e%2e", "/\\evil.test/"])(
  "%s is an unknown address",
  async (path) => {
    const answer = await open().request(`http://shop.test${path}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/");
  },
);
