import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { widgetName } from "@aradhana/core/contract";
import { partnerAt, partnerIds, partnerThemes } from "@aradhana/core/partner";
import { shopEn } from "@aradhana/core/shop";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { WidgetBuild } from "./widget-page.ts";
import { createWidgets } from "./widgets.ts";

const partnerOrigins = ["http://gems.test:4321", "http://stars.test"];
// In another order than the registry's: who may frame depends on the id.
const listed = [
  { ...partnerAt(partnerIds.gemstones, "http://gems.test:4321"), allowedWidgets: widgetName.options },
  {
    ...partnerAt(partnerIds.astrology, "http://stars.test"),
    theme: partnerThemes.purple,
    allowedWidgets: widgetName.options,
  },
];
const partners = async () => listed;
let dist = "";
let server: ServerType;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "widgets "));
  await mkdir(join(dist, "assets"));
  await writeFile(join(dist, "index.html"), '<!doctype html><html lang="en"><title>Widget</title></html>');
  await writeFile(join(dist, "assets/index-abc.js"), "export {};");
  await mkdir(join(dist, "embed"));
  await writeFile(join(dist, "embed/v1.js"), "(() => {})();");
  await writeFile(join(dist, "embed/1.0.0.js"), "(() => {})();");
  await writeFile(join(dist, "embed/releases.json"), '{"1.0.0":"sha384-x"}');
  await writeFile(join(dist, "kept-back.txt"), "");
  const app = new Hono()
    .use(compress())
    .route("/", createWidgets({ dist, partners }))
    .get("*", (c) => c.text("a page of the shop"));
  await new Promise<void>((listening) => {
    server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, () => listening());
  });
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(dist, { recursive: true });
});

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
const hashOf = (text = "") => createHash("sha256").update(text).digest("base64");
const policyOf = ({ headers }: Response) =>
  new Map(
    headers
      .get("content-security-policy")
      ?.split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

test.each(["/widget", "/widget/", "/widget/pujas", "/widget/pujas?limit=3", "/widget/no/such/widget"])(
  "%s is answered with the one document",
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain("<title>Widget</title>");
  },
);

test("only our own pages and the partners' may frame it", async () => {
  const policy = policyOf(await get("/widget/pujas"));
  expect(policy.get("frame-ancestors")).toEqual(["'self'", ...partnerOrigins]);
});

test.each([
  [partnerIds.astrology, ["http://stars.test"]],
  [partnerIds.gemstones, ["http://gems.test:4321"]],
  ["constructor", partnerOrigins],
  ["https://evil.test", partnerOrigins],
])("what names %s may be framed by %j", async (id, framers) => {
  const policy = policyOf(await get(`/widget/pujas?partner_id=${encodeURIComponent(id)}`));
  expect(policy.get("frame-ancestors")).toEqual(["'self'", ...framers]);
});

test.each([
  ["pujas", 0],
  ["pujas/pj_1", 0],
  ["no/such/widget", 0],
  ["banners", 1],
  ["payment", 1],
  ["order/payment-confirmation/ord_1/pooja/-/-/-", 1],
])("who may show banners alone frames /widget/%s: %i", async (path, count) => {
  const app = createWidgets({
    dist,
    partners: async () => listed.map((partner) => ({ ...partner, allowedWidgets: ["banners" as const] })),
  });
  for (const query of ["", `?partner_id=${partnerIds.astrology}`]) {
    const framers = policyOf(await app.request(`/widget/${path}${query}`)).get("frame-ancestors") ?? [];
    expect(framers.includes("http://stars.test")).toBe(count === 1);
    expect(framers[0]).toBe("'self'");
  }
});

test("a new partner may frame from each of its origins, and gets its own theme", async () => {
  const theme = { ...partnerThemes.default, labelColor: "#123456" };
  const id = "11111111-2222-4333-8444-555555555555";
  const origins = ["https://third.test", "https://www.third.test"];
  const third = { id, domain: origins[0] ?? "", origins, redirect_url: "https://third.test/orders", theme };
  const draw = vi.fn<WidgetBuild["renderWidget"]>(async () => undefined);
  const app = createWidgets({
    ...{ dist, partners: async () => [...listed, { ...third, allowedWidgets: widgetName.options }] },
    renderer: {
      build: {
        template: "<html></html>",
        manifest: {},
        styles: new Map(),
        renderWidget: draw,
        isWidgetPath: () => true,
      },
      apiOf: () => expect.unreachable(),
      onError: () => {},
    },
  });
  const answer = await app.request(`/widget/pujas?partner_id=${id}`, {
    headers: { "Sec-Fetch-Dest": "iframe" },
  });
  expect(policyOf(answer).get("frame-ancestors")).toEqual(["'self'", ...origins]);
  expect(draw.mock.lastCall?.[1].theme).toEqual(theme);
});

test("a document lists the pages that may frame it, so that no call is needed", async () => {
  const partnersIn = async (path: string) => {
    const [, attribute = ""] = / data-partners="([^"]*)"/.exec(await (await get(path)).text()) ?? [];
    return JSON.parse(attribute.replaceAll("&quot;", '"'));
  };
  const [gems, stars] = listed.map(({ allowedWidgets: _, ...partner }) => partner);
  expect(await partnersIn("/widget/pujas")).toEqual([gems, stars]);
  expect(await partnersIn(`/widget/payment?partner_id=${partnerIds.astrology}`)).toEqual([stars]);
});

test("a document names the customer care of the shop's facts, if it has any", async () => {
  const facts = (phone: string) => ({ ...shopEn, customerCare: { ...shopEn.customerCare, phone } });
  const shop = async () => ({ en: facts("+91 98765 43210"), hi: facts("+91 98765 43210") });
  const pageOf = async (app: Hono) => (await app.request("/widget/pujas")).text();
  expect(await pageOf(createWidgets({ dist, partners, shop }))).toContain(
    ' data-care-phone="+91 98765 43210"',
  );
  expect(await pageOf(createWidgets({ dist, partners, shop: async () => null }))).not.toContain("care-phone");
});

test.each([
  ["", false, "in", false],
  ["?country_code=US", false, "us", true],
  ["?country_code=zz", false, "in", false],
  ["", true, "de", true],
  ["?country_code=us", true, "us", true],
])(
  "of %s, with an edge that is believed %s, the document is for %s, known: %s",
  async (query, trustEdge, country, isKnown) => {
    const app = createWidgets({ dist, partners, trustEdge });
    const answer = await app.request(`/widget/pujas${query}`, { headers: { "cf-ipcountry": "DE" } });
    const page = await answer.text();
    expect(page).toContain(` data-country="${country}"`);
    expect(page.includes("data-country-known")).toBe(isKnown);
    // Cached per country, where the country matters.
    expect(answer.headers.get("vary")?.includes("cf-ipcountry")).toBe(trustEdge && !query);
  },
);

test.each([
  ["", "Sec-Fetch-Dest, Accept-Language"],
  ["?lang=hi", "Sec-Fetch-Dest"],
  ["?lang=xx", "Sec-Fetch-Dest, Accept-Language"],
])("the document of %s is one for each %s", async (query, vary) => {
  const { headers } = await createWidgets({ dist, partners }).request(`/widget/pujas${query}`);
  expect(headers.get("vary")).toBe(vary);
});

test("another lookup service may be called from a frame", async () => {
  const geo = { geolocationUrl: "https://geo.test/locate?key=k" };
  const answer = await createWidgets({ dist, partners, geo }).request("/widget/pujas");
  expect(policyOf(answer).get("connect-src")).toEqual(["'self'", "https://geo.test"]);
  expect(await answer.text()).toContain('data-geolocation-url="https://geo.test/locate?key=k"');
});

test("where the widgets are not built there are none", async () => {
  const app = createWidgets({ dist: join(dist, "nowhere"), partners });
  expect((await app.request("/widget/pujas")).status).toBe(404);
});

test("§4 login via link: the token is handed on before any page of ours is made, in no answer and in no log", async () => {
  const answer = await get("/widget/pujas?limit=3&token=s3cret&platform=android");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain('"/widget/pujas?limit=3&platform=android"');
  expect(page).not.toContain("s3cret");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(policyOf(answer).get("frame-ancestors")).toEqual(["'none'"]);
});

test("a frame does not sign in: the page around it must not choose its visitor (B-26)", async () => {
  const answer = await get("/widget/pujas?limit=3&token=s3cret&platform=android", {
    headers: { "sec-fetch-dest": "iframe" },
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/widget/pujas?limit=3"]);
});

test("the loader is a script that any page may run", async () => {
  const { headers, status } = await get("/embed/v1.js");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/javascript/);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect((await get("/embed/v1.js.map")).headers.get("content-type")).not.toMatch(/javascript|json/);
});

test.each(["/embed/v1.js", "/embed/1.0.0.js", "/widget/assets/index-abc.js"])(
  "%s is sent as the build compressed it",
  async (path) => {
    const file = join(dist, path.replace(/^\/widget/, ""));
    await writeFile(`${file}.br`, brotliCompressSync("compressed by the build"));
    const answer = await get(path, { headers: { "accept-encoding": "gzip, br" } });
    await rm(`${file}.br`);
    const plain = await get(path, { headers: { "accept-encoding": "identity" } });
    expect(await answer.text()).toBe("compressed by the build");
    expect(answer.headers.get("cache-control")).toBe(plain.headers.get("cache-control"));
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
  },
);

test("a release of the loader never changes, and can be checked by its hash", async () => {
  const release = await get("/embed/1.0.0.js");
  expect(release.headers.get("content-type")).toMatch(/javascript/);
  expect(release.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  // Without it no browser checks the hash of a script from another origin.
  expect(release.headers.get("access-control-allow-origin")).toBe("*");

  const hashes = await get("/embed/releases.json");
  expect(await hashes.json()).toEqual({ "1.0.0": "sha384-x" });
  expect(hashes.headers.get("cache-control")).toMatch(/^public, max-age=3600,/);

  const lost = await get("/embed/1.0.1.js");
  expect(lost.headers.get("cache-control")).toBeNull();
  for (const path of ["/embed/1.0.0.js.map", "/embed/..%2fkept-back.txt", "/embed/2.js"])
    expect(await (await get(path)).text()).toBe("a page of the shop");
});

test("it runs no script but those of the build", async () => {
  const answer = await get("/widget/pujas");
  const policy = policyOf(answer);
  expect(policy.get("script-src")).toEqual(["'self'"]);
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a file of the build is cached for ever, and a missing one is a 404", async () => {
  const found = await get("/widget/assets/index-abc.js");
  expect(found.headers.get("content-type")).toMatch(/javascript/);
  expect(found.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

  const lost = await get("/widget/assets/index-old.js");
  expect(lost.status).toBe(404);
  expect(lost.headers.get("cache-control")).toBeNull();
});

test.each(["..%2fkept-back.txt", "%2e%2e%2fkept-back.txt", "..%5ckept-back.txt"])(
  "%s does not leave the folder of the files",
  async (path) => {
    expect((await get(`/widget/assets/${path}`)).status).toBe(404);
  },
);

test("the script of a partner has its current data, for any page to run", async () => {
  await writeFile(
    join(dist, "embed/partner.js"),
    "var AradhanaPartner={startPartner:(facts)=>({dress:facts})};",
  );
  const factsOf = async (id: string) => {
    const answer = await get(`/widget/partners/${id}.js`);
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    return runInNewContext(
      `${(await answer.text()).replace("export const{dress}=", "const {dress}=")};dress`,
    );
  };
  expect(await factsOf(partnerIds.astrology)).toEqual({
    id: partnerIds.astrology,
    origins: ["http://stars.test"],
    colors: {
      light: { ground: "#5b21b6", text: "#fff8ee" },
      dark: { ground: expect.stringMatching(/^#/), text: "#2a1503" },
    },
  });
  // The colours that a frame of an unknown partner has.
  expect(await factsOf("nobody")).toEqual({
    id: "nobody",
    colors: {
      light: { ground: "#2e6b34", text: "#fff8ee" },
      dark: { ground: expect.stringMatching(/^#/), text: "#2a1503" },
    },
  });
});

test("what only begins like a widget's address is the shop's", async () => {
  expect(await (await get("/widgets")).text()).toBe("a page of the shop");
});

const template =
  '<!doctype html><html lang="en"><head><link rel="stylesheet" crossorigin href="/widget/assets/index.css"><script type="module" crossorigin src="/widget/assets/index-abc.js"></script><link rel="modulepreload" crossorigin href="/widget/assets/one.js"></head><body><!-- The link stands in. --><div id="root"><a href="/">Aradhana</a></div></body></html>';
const rendered: Awaited<ReturnType<WidgetBuild["renderWidget"]>> = {
  module: "src/routes/pujas/route.tsx",
  language: "hi",
  html: "<h1>$& पूजाएँ</h1>",
  rendered: { id: "rendered", value: { title: "</script><script>alert(1)</script>" } },
  style: { css: ":root{--partner-label-light:#123456}", buttonClass: "button-blue" },
};
const manifest = { "src/routes/pujas/route.tsx": { file: "assets/list.js", css: ["assets/list.css"] } };
const styles = new Map([
  ["/widget/assets/list.css", "li{margin:0}"],
  ["/widget/assets/index.css", "h1{margin:0}"],
]);

interface AskOptions extends Partial<Pick<Parameters<typeof createWidgets>[0], "trustEdge" | "monitoring">> {
  headers?: Record<string, string>;
  path?: string;
}

/** The response to a browser that sends its destination. */
async function requestRendered(
  draw: WidgetBuild["renderWidget"],
  dest: string,
  { headers = {}, path = "/widget/pujas", ...options }: AskOptions = {},
) {
  const onError = vi.fn();
  const build = {
    template,
    manifest,
    styles,
    renderWidget: draw,
    isWidgetPath: (path: string) => path === "/widget/pujas",
  };
  const apiOf = () => {
    throw new Error("nobody asks here");
  };
  const app = createWidgets({ dist, partners, ...options, renderer: { build, apiOf, onError } });
  const answer = await app.request(path, {
    headers: dest ? { ...headers, "sec-fetch-dest": dest } : headers,
  });
  return { answer, page: await answer.text(), onError };
}

/** Of each document, the script that we wrote into it. */
const writtenScript = /<script>(.*?)<\/script>/;

test.each([
  ["iframe", "", true],
  ["iframe", "?mode=inline", true],
  ["iframe", "?mode=popup", false],
  ["iframe", "?background=page", false],
  ["document", "", false],
])("as %s with %j it is transparent from its first paint on: %j", async (dest, query, isTransparent) => {
  for (const widget of [rendered, undefined]) {
    const { page } = await requestRendered(async () => widget, dest, { path: `/widget/pujas${query}` });
    expect(/<html[^>]* data-ground="none"/.test(page)).toBe(isTransparent);
  }
});

test("a document contains the rendered widget, and no script before it is painted", async () => {
  const { answer, page } = await requestRendered(async () => rendered, "document");
  expect(page).toContain('<html lang="hi"');
  expect(page).toContain('<div id="root"><h1>$& पूजाएँ</h1></div>');
  expect(page).not.toContain("</script><script>alert");
  expect(page).not.toMatch(/<script[^>]* src=|<link rel="modulepreload/);
  const script = writtenScript.exec(page)?.[1];
  expect(script).not.toContain("parent");
  expect(policyOf(answer).get("script-src")).toEqual(["'self'", `'sha256-${hashOf(script)}'`]);
});

test("a rendered widget waits for no stylesheet: the partner's theme comes after its rules", async () => {
  const { answer, page } = await requestRendered(async () => rendered, "iframe");
  const style = "h1{margin:0}li{margin:0}:root{--partner-label-light:#123456}";
  expect(page).toContain(`<style>${style}</style>`);
  expect(policyOf(answer).get("style-src")).toEqual(["'self'", `'sha256-${hashOf(style)}'`]);
  // What the application loads later finds these, and skips the stylesheets that are here.
  expect(page.match(/<link[^>]*stylesheet[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/widget/assets/index.css" disabled>',
    '<link rel="stylesheet" href="/widget/assets/list.css" disabled>',
  ]);
});

test("a widget that the browser renders has its stylesheet linked", async () => {
  const { page } = await requestRendered(async () => undefined, "iframe");
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/widget/assets/index.css">');
  expect(page).not.toContain("<style>");
});

test.each(["document", "iframe"])(
  "a %s for shared caches is always the same: it has no nonce",
  async (dest) => {
    const pages = await Promise.all([1, 2].map(() => requestRendered(async () => rendered, dest)));
    expect(pages[0]?.page).toBe(pages[1]?.page);
    expect(pages[0]?.answer.headers.get("cache-control")).toBe(
      "public, max-age=60, stale-while-revalidate=300",
    );
  },
);

test("a widget is rendered for the country that an edge sets", async () => {
  const draw = vi.fn<WidgetBuild["renderWidget"]>(async () => undefined);
  await requestRendered(draw, "iframe", { trustEdge: true, headers: { "cf-ipcountry": "US" } });
  await requestRendered(draw, "iframe", { trustEdge: false, headers: { "cf-ipcountry": "US" } });
  expect(draw.mock.calls.map(([, { country }]) => country)).toEqual(["us", "in"]);
});

test("in a frame it notifies the page around it that it is rendered, and has the partner's theme", async () => {
  const { page, answer } = await requestRendered(async () => rendered, "iframe");
  expect(page).not.toMatch(/<script[^>]* src=|<link rel="modulepreload/);
  const script = writtenScript.exec(page)?.[1] ?? "";
  // Everything in the document is before it.
  expect(page.slice(page.indexOf(script) + script.length)).toBe("</script></body></html>");
  expect(policyOf(answer).get("script-src")).toEqual(["'self'", `'sha256-${hashOf(script)}'`]);
  expect(page).toContain('class="button-blue"');

  const parent = { postMessage: vi.fn() };
  const frame: { saidEarly?: unknown[]; onmessage?: (messages: unknown) => void } = {};
  // Only browsers paint: here there is no paint event and no wait.
  const PerformanceObserver = class {
    observe() {}
  };
  runInNewContext(script, Object.assign(frame, { parent, PerformanceObserver, setTimeout() {} }));
  expect(parent.postMessage.mock.calls).toEqual([["drawn", "*"]]);
  frame.onmessage?.("partner_id_set");
  expect(frame.saidEarly).toEqual(["partner_id_set"]);
});

test.each(["document", "iframe"])("as a %s, the files of a widget are fetched together", async (dest) => {
  const { page } = await requestRendered(async () => rendered, dest);
  expect(page).toContain(
    '(["/widget/assets/index-abc.js","/widget/assets/one.js","/widget/assets/list.js"])',
  );
});

test.each([
  ["that is the browser's to draw", async () => undefined, "document", 0],
  ["of a browser that does not say where it stands", async () => rendered, "", 0],
  ["that cannot be drawn", () => Promise.reject(new Error("no answer")), "document", 1],
])("a widget %s is the empty document", async (_, draw, dest, errors) => {
  const { answer, page, onError } = await requestRendered(draw, dest);
  expect(answer.status).toBe(200);
  expect(page).toContain('<div id="root"><a href="/">Aradhana</a></div>');
  expect(page).toContain(" data-partners=");
  expect(onError).toHaveBeenCalledTimes(errors);
});

const dsn = "https://key@errors.test/7";

test("monitoring is on the document and in its policy only if configured", async () => {
  const monitoring = { sentryDsn: dsn, clarityProject: "abc" };
  for (const draw of [async () => rendered, async () => undefined]) {
    const { page, answer } = await requestRendered(draw, "iframe", { monitoring });
    expect(page).toContain(` data-main="/widget/assets/index-abc.js" data-sentry-dsn="${dsn}"`);
    expect(page).toContain(' data-clarity-project="abc"');
    expect(writtenScript.exec(page)?.[1]).toContain("window.earlyErrors=early");
    const policy = policyOf(answer);
    expect(policy.get("connect-src")).toEqual([
      ...["'self'", "https://errors.test", "https://*.clarity.ms", "https://c.bing.com"],
    ]);
    expect(policy.get("script-src")).toContain("https://*.clarity.ms");
    expect(policy.get("trusted-types")).toContain("clarity-tag");

    const closed = await requestRendered(draw, "iframe");
    expect(closed.page).not.toMatch(/sentry|clarity|earlyErrors/);
    expect(policyOf(closed.answer).get("connect-src")).toEqual(["'self'"]);
    expect(policyOf(closed.answer).get("trusted-types")).toEqual(["'none'"]);
  }
});

describe("the first script", () => {
  /** Runs the scripts of the document in a browser whose network responds with one of `statuses` after the other. */
  async function run(statuses: readonly number[], reloadedAt?: number) {
    const { page } = await requestRendered(async () => undefined, "iframe");
    const reload = vi.fn();
    const requests: string[] = [];
    const fetch = async (href: string, { cache }: RequestInit) => {
      requests.push(`${cache} ${href}`);
      return new Response("export {};", { status: statuses[requests.length - 1] ?? 200 });
    };
    const links: string[] = [];
    const document = {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => links.push(href) },
    };
    const browser = {
      ...{ fetch, document, AbortController, Date, Response, name: "" },
      sessionStorage: { getItem: () => reloadedAt ?? null, setItem: () => {} },
      ...{ navigator: { onLine: true }, location: { reload }, setTimeout: vi.fn(setTimeout) },
    };
    const script = (writtenScript.exec(page)?.[1] ?? "").replace("import(files[0])", "files[0]");
    runInNewContext(script, browser);
    const settled = async (holds: () => void) => vi.waitFor(holds, { timeout: 5_000 });
    return { requests, links, reload, settled, waits: browser.setTimeout.mock.calls.map(([, ms]) => ms) };
  }

  test("and all imports are fetched, a failed one again past the cache, before the browser runs any", async () => {
    const { requests, links, settled, reload } = await run([503]);
    await settled(() => expect(links).toHaveLength(2));
    expect(requests).toEqual([
      "default /widget/assets/index-abc.js",
      "default /widget/assets/one.js",
      "reload /widget/assets/index-abc.js",
    ]);
    expect(reload).not.toHaveBeenCalled();
  });

  test("that stays lost reloads the document, once in half a minute", async () => {
    const { settled, reload } = await run([503, 200, 503]);
    await settled(() => expect(reload).toHaveBeenCalledOnce());
  });
});

test.each([
  ["/widget/no/such", "iframe", 302, "/widget/pujas?partner_id=7"],
  ["/widget/no/such", "document", 302, "/"],
  ["/widget", "document", 302, "/"],
  ["/widget/", "iframe", 302, "/widget/pujas?partner_id=7"],
  ["/widget/pujas", "document", 200, null],
  // The widget itself decides.
  ["/widget/no/such", "", 200, null],
])("D30 %s as a %s is answered with %i and leads to %s", async (path, dest, status, location) => {
  const { answer } = await requestRendered(async () => undefined, dest, { path: `${path}?partner_id=7` });
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});

test("the asset manifest is never cached", async () => {
  await writeFile(join(dist, "asset-manifest.json"), "{}");
  const answer = await get("/widget/asset-manifest.json");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
});
