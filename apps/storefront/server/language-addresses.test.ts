import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { render, sitemapPaths } from "../src/app/entry-server.tsx";
import { type FakeApi, startFakeApi } from "../test/fake-api.ts";
import { idOf, puja } from "../test/fixtures.ts";
import { createApp } from "./app.ts";

const origin = "https://shop.test";
let api: FakeApi;
let app: ReturnType<typeof createApp>;
let indexed: string[] = [];

const html = async (address: string) => (await app.request(address)).text();
const canonicalOf = (page: string) => /<link rel="canonical" href="([^"]+)">/.exec(page)?.[1];
const alternatesOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language, href]) => [language, href],
    ),
  );

beforeAll(async () => {
  api = await startFakeApi();
  const packages = puja().packages.map((each, index) => ({ ...each, is_vip: index === 0 }));
  api.answers("/noauth-api/v1/pooja/poojaById", () => ({ results: puja({ packages }) }));
  app = createApp({
    build: {
      isDevelopment: false,
      render,
      sitemapPaths,
      head: "",
      filesOf: () => ({ style: undefined, joined: [], scripts: ["/assets/entry.js"] }),
    },
    folder: import.meta.dirname,
    apiUrl: api.url,
    origin,
    trustEdge: false,
    partners: [],
    log: pino({ level: "silent" }),
  });
  const sitemap = await (await app.request("/sitemap.xml")).text();
  indexed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
});
afterAll(() => api.close());

test("D31: each page of the sitemap is its own canonical page and links to both languages", async () => {
  expect(indexed).toContain(`${origin}/?lang=hi`);
  expect(indexed).toContain(`${origin}/vip-pujas`);
  for (const address of indexed) {
    const [bare = ""] = address.split("?");
    const page = await html(address);
    expect(canonicalOf(page), address).toBe(address);
    expect(page).toContain(`<html lang="${address === bare ? "en" : "hi"}"`);
    expect(alternatesOf(page), address).toEqual({ en: bare, hi: `${bare}?lang=hi`, "x-default": bare });
  }
});

test("D31: a page in the language of the browser names the address of that language", async () => {
  const page = await (await app.request("/chadhaava", { headers: { "accept-language": "hi-IN" } })).text();
  expect(canonicalOf(page)).toBe(`${origin}/chadhaava?lang=hi`);
});

test("D31: a panel, a campaign and a chosen language are no page of their own", async () => {
  const page = await html("/online-puja?deity=shiva&panel=locale&utm_source=mail&lang=en");
  expect(canonicalOf(page)).toBe(`${origin}/online-puja?deity=shiva`);
});

test("a page that search engines must not index names no other language", async () => {
  for (const address of ["/auth", `/chadhaava/order/success/${idOf("ord", "one")}`]) {
    const page = await html(`${address}?lang=hi`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(canonicalOf(page)).toBeUndefined();
    expect(alternatesOf(page)).toEqual({});
  }
});
