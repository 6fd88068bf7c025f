import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { shopEn, shopHi } from "@aradhana/core/shop";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import type { Shop } from "../src/shared/shell-text/shop.ts";
import type { Build } from "./build.ts";
import { answerPage } from "./page.ts";
import { createPageMemory } from "./page-memory.ts";

/** A screen that shows for whom it is rendered; `/orders/…` is personal, and `/lost` is missing. */
function openShop(clock?: { now(): number }, shop: Shop | null = null) {
  const render = vi.fn<Build["render"]>(async (request, { visitor, nonce }) => {
    const { pathname, search } = new URL(request.url);
    const text = `<p>${[visitor.language, visitor.country, pathname, search.replaceAll("&", "&amp;")].join(" ")}</p>`;
    const body = Object.assign(
      new Response(`${text}<script nonce="${nonce}">run("${pathname}")</script>`).body ?? [],
      {
        allReady: Promise.resolve(),
      },
    );
    const meta = { title: "Page", description: "", noindex: pathname.startsWith("/orders/") };
    return { status: pathname === "/lost" ? 404 : 200, modules: [], meta, body } as never;
  });
  const build: Build = {
    isDevelopment: false,
    render,
    sitemapPaths: async () => [],
    head: '<meta charset="utf-8">',
    filesOf: () => ({ style: undefined, joined: [], scripts: ["/assets/entry.js"] }),
  };
  const options = {
    ...{ build, apiUrl: "http://127.0.0.1:9", fetch: globalThis.fetch, pages: createPageMemory(clock) },
    ...{ origin: "https://shop.test", trustEdge: true, log: pino({ level: "silent" }) },
    shop: async () => shop,
  };
  const open = (path: string, headers: Record<string, string> = {}) =>
    answerPage(new Request(`https://shop.test${path}`, { headers }), options);
  return { open, render };
}

test("in 1,000 interleaved requests of 50 visitors everybody gets the page of their language and country (B-39)", async () => {
  const { open, render } = openShop();
  const languages = ["en", "hi"] as const;
  const countries = ["in", "us", "gb", "de", "ae"] as const;
  const paths = [
    "/?",
    "/online-puja?purpose=health",
    "/online-puja?purpose=health&page=2",
    "/orders/ord_1/Asha?",
  ];
  const visits = Array.from({ length: 1000 }, (_, n) => ({
    language: languages[n % 2] ?? "en",
    country: countries[Math.floor(n / 2) % 5] ?? "in",
    // One of five visitors that share language and country.
    cookie: `visitor=${Math.floor(n / 10) % 5}`,
    path: paths[(n * 7) % 4] ?? "/?",
    byCookie: n % 3 === 0,
  }));
  const shown = await Promise.all(
    visits.map(async ({ language, country, cookie, path, byCookie }) => {
      const response = await open(
        language === "hi" ? `${path}&lang=hi` : path,
        byCookie
          ? { cookie: `${cookie}; country=${country}` }
          : { cookie, "cf-ipcountry": country.toUpperCase() },
      );
      return /<html lang="(..)"[\s\S]*<p>(.*)<\/p>/.exec(await response.text())?.slice(1);
    }),
  );
  expect(shown).toEqual(
    visits.map(({ language, country, path }) => {
      const { pathname, search } = new URL(path + (language === "hi" ? "&lang=hi" : ""), "https://shop.test");
      return [language, [language, country, pathname, search.replaceAll("&", "&amp;")].join(" ")];
    }),
  );
  render.mockClear();
  await open("/online-puja?purpose=health&lang=hi", { "cf-ipcountry": "AE" });
  expect(render).not.toHaveBeenCalled();
});

/** A shared cache as RFC 9111 describes it: stores what is public, by address and the headers that `Vary` names. */
function sharedCache(open: (path: string, headers: Record<string, string>) => Promise<Response>) {
  const stored = new Map<string, { vary: string[]; key: string; response: Response }[]>();
  const keyOf = (vary: string[], headers: Record<string, string>) =>
    JSON.stringify(vary.map((name) => headers[name] ?? ""));
  return async (path: string, headers: Record<string, string>) => {
    const found = stored.get(path)?.find(({ vary, key }) => keyOf(vary, headers) === key);
    if (found) return { response: found.response.clone(), isHit: true };
    const response = await open(path, headers);
    const vary = (response.headers.get("vary") ?? "").toLowerCase().split(", ").filter(Boolean);
    if (/public/.test(response.headers.get("cache-control") ?? "")) {
      const entry = { vary, key: keyOf(vary, headers), response: response.clone() };
      stored.set(path, [...(stored.get(path) ?? []), entry]);
    }
    return { response, isHit: false };
  };
}

test("a shared cache sends one page to all visitors of an address and a country, whatever cookies and languages they have", async () => {
  const { open } = openShop();
  const get = sharedCache(open);
  const visit = async (path: string, country: string, headers: Record<string, string> = {}) => {
    const { response, isHit } = await get(path, { "cf-ipcountry": country, ...headers });
    return [isHit, response.status, /<p>(.*?)<\/p>/.exec(await response.text())?.[1]];
  };
  expect(await visit("/blogs", "IN")).toEqual([false, 200, "en in /blogs "]);
  expect(await visit("/blogs", "IN", { cookie: "cart=1", "accept-language": "en-IN" })).toEqual([
    true,
    200,
    "en in /blogs ",
  ]);
  expect(await visit("/blogs", "US")).toEqual([false, 200, "en us /blogs "]);
  expect(await visit("/blogs?lang=hi", "IN", { cookie: "lang=en" })).toEqual([
    false,
    200,
    "hi in /blogs ?lang=hi",
  ]);
  expect(await visit("/blogs?lang=hi", "IN", { "accept-language": "hi" })).toEqual([
    true,
    200,
    "hi in /blogs ?lang=hi",
  ]);
  // What one visitor chose is in nobody else's page.
  expect(await visit("/", "IN", { cookie: "country=us" })).toEqual([false, 200, "en us / "]);
  expect(await visit("/", "IN", { cookie: "lang=hi" })).toEqual([false, 302, undefined]);
  expect(await visit("/", "IN")).toEqual([false, 200, "en in / "]);
});

test.each([
  ["/online-puja?deity=shiva&page=2", { cookie: "a=1; lang=hi" }, "/online-puja?deity=shiva&page=2&lang=hi"],
  ["/", { "accept-language": "hi-IN,hi;q=0.9,en;q=0.8" }, "/?lang=hi"],
  ["/orders/ord_1/Asha?t=a%2Bb", { cookie: "lang=hi" }, "/orders/ord_1/Asha?t=a%2Bb&lang=hi"],
  ["/?lang=xx", { cookie: "lang=hi" }, "/?lang=hi"],
  ["/", { cookie: "lang=en", "accept-language": "hi" }, null],
  ["/?lang=en", { cookie: "lang=hi" }, null],
  ["/?lang=hi", { cookie: "lang=en" }, null],
  ["/", {}, null],
])("D31: at %s, who sends %j is sent on to %s", async (path, headers, location) => {
  const response = await openShop().open(path, headers as Record<string, string>);
  expect(response.headers.get("location")).toBe(location);
  if (location) expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a country that only a cookie names is for this browser alone, and is rendered once a minute too", async () => {
  const { open, render } = openShop();
  for (const _ of ["first", "second"]) {
    const response = await open("/", { cookie: "country_found=us", "cf-ipcountry": "XX" });
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
  }
  expect(render).toHaveBeenCalledTimes(1);
  const chosen = await open("/", { cookie: "country=gb", "cf-ipcountry": "GB" });
  expect(chosen.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
});

test("a public page is rendered once a minute", async () => {
  let now = 1;
  const { open, render } = openShop({ now: () => now });
  const first = await (await open("/")).text();
  now += 59_000;
  expect(await (await open("/")).text()).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
  now += 2_000;
  await open("/");
  expect(render).toHaveBeenCalledTimes(2);
});

test.each(["/orders/ord_1/Asha", "/lost", "/?lang=en"])(
  "%s is rendered for each visitor, and no cache stores it",
  async (path) => {
    const { open, render } = openShop();
    for (const _ of ["first", "second"]) {
      expect((await open(path)).headers.get("cache-control")).toBe("private, no-store");
    }
    expect(render).toHaveBeenCalledTimes(2);
  },
);

test("the policy names each inline script of the page by its hash, and a page for shared caches has no nonce", async () => {
  const response = await openShop().open("/blogs");
  const html = await response.text();
  const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script = ""]) => script);
  expect(inline).toHaveLength(3);
  const policy = response.headers.get("content-security-policy");
  const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(policy).toContain(`script-src ${hashes.join(" ")} 'strict-dynamic';`);
  expect(html + policy).not.toContain("nonce");
});

test("it is compressed as the browser accepts it, and the same page in every encoding", async () => {
  const { open } = openShop();
  const plain = await (await open("/")).text();
  const bytesOf = async (accepted: string) => {
    const response = await open("/", { "accept-encoding": accepted });
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    return [response.headers.get("content-encoding"), Buffer.from(await response.arrayBuffer())] as const;
  };
  const [br, first] = await bytesOf("gzip, deflate, br");
  expect([br, brotliDecompressSync(first).toString()]).toEqual(["br", plain]);
  const [gzip, second] = await bytesOf("gzip, br;q=0");
  expect([gzip, gunzipSync(second).toString()]).toEqual(["gzip", plain]);
  const [none, third] = await bytesOf("identity");
  expect([none, third.toString()]).toEqual([null, plain]);
});

test("a page has the shop's facts that it was rendered with, where they are not those of the build", async () => {
  const own = { ...shopEn, legalName: "Seva </script><b>LLP" };
  const { open, render } = openShop(undefined, { en: own, hi: shopHi });
  const html = await (await open("/")).text();
  const [, text = ""] = /<script type="application\/json" id="shop">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text).en.legalName).toBe(own.legalName);
  expect(render.mock.calls[0]?.[1].shop?.en).toEqual(own);
  expect(await (await openShop().open("/")).text()).not.toContain('id="shop"');
});
