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

test("the share picture of each page of the sitemap is its own, in its language", async () => {
  for (const address of indexed) {
    const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(await html(address)) ?? [];
    const { of, lang } = Object.fromEntries(new URL(picture.replaceAll("&amp;", "&")).searchParams);
    expect([origin + of, lang], address).toEqual([
      address.split("?")[0],
      address.includes("lang=hi") ? "hi" : "en",
    ]);
  }
});

test.each(["en", "hi"])(
  "the list of articles links to a feed, and every page to a manifest, in %s",
  async (language) => {
    const page = await html(`/blogs?lang=${language}`);
    const [, feed = ""] = /type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(page) ?? [];
    const answer = await app.request(feed.replaceAll("&amp;", "&"));
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await answer.text();
    expect(xml).toContain(`xml:lang="${language}"`);
    expect(xml.match(/<entry>/g)?.length).toBeGreaterThan(0);

    const [, manifest = ""] = /<link rel="manifest" href="([^"]+)">/.exec(page) ?? [];
    const installed = await app.request(manifest);
    expect(installed.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    expect((await installed.json()).lang).toBe(language);
  },
);

test("D31: a browser in Hindi is sent on to the page in Hindi, once", async () => {
  const headers = { "accept-language": "hi-IN" };
  const first = await app.request("/chadhaava?deity=shiva", { headers });
  expect([first.status, first.headers.get("location")]).toEqual([302, "/chadhaava?deity=shiva&lang=hi"]);
  const second = await app.request("/chadhaava?deity=shiva&lang=hi", { headers });
  expect(second.status).toBe(200);
  expect(second.headers.get("cache-control")).toContain("public");
  expect(second.headers.has("set-cookie")).toBe(false);
});

/** Addresses of files, and of the same page in another language. */
const isNoPage = (link: string) =>
  /hrefLang="en"|lang="en"|href="\/(?:media|assets|feed|noauth-api)/.test(link);

test("D31: each link and each form of a page in Hindi leads to a page in Hindi, of a page in English to the bare address", async () => {
  for (const address of indexed) {
    const isHindi = address.includes("lang=hi");
    const page = (await html(address)).split("<body>")[1] ?? "";
    const links = [...page.matchAll(/<a [^>]*href="\/[^>]*>/g)].map(([link]) => link);
    expect(links.length, address).toBeGreaterThan(5);
    const others = links.filter((link) => !isNoPage(link) && /[?;]lang=hi["&#]/.test(link) !== isHindi);
    expect(isHindi ? others : others.filter((link) => !link.includes('hrefLang="hi"')), address).toEqual([]);
    for (const [form] of page.matchAll(/<form (?![^>]*method="post").*?<\/form>/gs)) {
      if (!form.includes("action=")) continue;
      expect(form.includes('type="hidden" name="lang" value="hi"'), `${address} ${form}`).toBe(isHindi);
    }
  }
});

test("D31: a page that sends its visitor on stays in the language", async () => {
  const to = async (path: string) => (await app.request(path)).headers.get("location");
  expect(await to("/nothing-here")).toBe("/");
  expect(await to("/nothing-here?lang=hi")).toBe("/?lang=hi");
  expect(await to("/astro-guru/form?service=consult&lang=hi")).toBe("/astro-guru/find?lang=hi");
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
