import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { partnerAt, partnerIds } from "@aradhana/core/partner";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { WidgetBuild } from "./widget-page.ts";
import { createWidgets } from "./widgets.ts";

const partnerOrigins = ["http://gems.test:4321", "http://stars.test"];
// In another order than the registry's: who may frame is told by the id.
const partners = [
  partnerAt(partnerIds.gemstones, "http://gems.test:4321"),
  partnerAt(partnerIds.astrology, "http://stars.test"),
];
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

test("our own pages and the partners' may frame it, nobody else", async () => {
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
  const app = createWidgets({ dist, partners, allowed: () => ["banners"] });
  for (const query of ["", `?partner_id=${partnerIds.astrology}`]) {
    const framers = policyOf(await app.request(`/widget/${path}${query}`)).get("frame-ancestors") ?? [];
    expect(framers.includes("http://stars.test")).toBe(count === 1);
    expect(framers[0]).toBe("'self'");
  }
});

test("a document says whose pages may frame it, so that nobody has to ask", async () => {
  const [gems, stars] = partners.map(({ id, domain }) => `${id}=${domain}`);
  expect(await (await get("/widget/pujas")).text()).toContain(` data-partners="${gems} ${stars}"`);
  expect(await (await get(`/widget/payment?partner_id=${partnerIds.astrology}`)).text()).toContain(
    ` data-partners="${stars}"`,
  );
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
    // Kept for who is where this one is, wherever that decides.
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

test("another service that knows where visitors are may be asked from a frame", async () => {
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

test("a frame signs nobody in: the page around must not choose its visitor (B-26)", async () => {
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

test("a release of the loader never changes, and its hash can be asked for", async () => {
  const release = await get("/embed/1.0.0.js");
  expect(release.headers.get("content-type")).toMatch(/javascript/);
  expect(release.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  // Without it no browser holds a script of another origin against a hash.
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

test("a file of the build is kept for ever, and a lost one is not found", async () => {
  const found = await get("/widget/assets/index-abc.js");
  expect(found.headers.get("content-type")).toMatch(/javascript/);
  expect(found.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

  const lost = await get("/widget/assets/index-old.js");
  expect(lost.status).toBe(404);
  expect(lost.headers.get("cache-control")).toBeNull();
});

test.each(["..%2fkept-back.txt", "%2e%2e%2fkept-back.txt", "..%5ckept-back.txt"])(
  "the files' folder is not left by way of %s",
  async (path) => {
    expect((await get(`/widget/assets/${path}`)).status).toBe(404);
  },
);

test("what only begins like a widget's address is the shop's", async () => {
  expect(await (await get("/widgets")).text()).toBe("a page of the shop");
});

const template =
  '<!doctype html><html lang="en"><head><script type="module" crossorigin src="/widget/assets/index-abc.js"></script><link rel="modulepreload" crossorigin href="/widget/assets/one.js"></head><body><!-- The link stands in. --><div id="root"><a href="/">Aradhana</a></div></body></html>';
const drawn: Awaited<ReturnType<WidgetBuild["drawWidget"]>> = {
  module: "src/routes/pujas/route.tsx",
  language: "hi",
  html: "<h1>$& पूजाएँ</h1>",
  drawn: { id: "drawn", value: { title: "</script><script>alert(1)</script>" } },
  style: { css: ":root{--partner-label-light:#123456}", buttonClass: "button-blue" },
};
const manifest = { "src/routes/pujas/route.tsx": { file: "assets/list.js", css: ["assets/list.css"] } };

/** What a browser that says where it is to stand is answered with. */
async function askDrawn(
  draw: WidgetBuild["drawWidget"],
  dest: string,
  { trustEdge = false, headers = {} }: { trustEdge?: boolean; headers?: Record<string, string> } = {},
) {
  const onError = vi.fn();
  const build = { template, manifest, drawWidget: draw };
  const apiOf = () => {
    throw new Error("nobody asks here");
  };
  const app = createWidgets({ dist, partners, trustEdge, draws: { build, apiOf, onError } });
  const answer = await app.request("/widget/pujas", {
    headers: dest ? { ...headers, "sec-fetch-dest": dest } : headers,
  });
  return { answer, page: await answer.text(), onError };
}

/** Of each document, the script that we wrote into it. */
const writtenScript = /<script>(.*?)<\/script>/;

test("a document holds the widget that the server drew, and no script before it is seen", async () => {
  const { answer, page } = await askDrawn(async () => drawn, "document");
  expect(page).toContain('<html lang="hi"');
  expect(page).toContain('<div id="root"><h1>$& पूजाएँ</h1></div>');
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/widget/assets/list.css">');
  expect(page).not.toContain("</script><script>alert");
  expect(page).not.toMatch(/<script[^>]* src=|<link rel="modulepreload/);
  const script = writtenScript.exec(page)?.[1];
  expect(script).not.toContain("parent");
  expect(policyOf(answer).get("script-src")).toEqual(["'self'", `'sha256-${hashOf(script)}'`]);
  expect(policyOf(answer).get("style-src")).toEqual(["'self'", `'sha256-${hashOf(drawn?.style?.css)}'`]);
});

test.each(["document", "iframe"])(
  "a %s that caches share is the same letter by letter: it holds no nonce",
  async (dest) => {
    const pages = await Promise.all([1, 2].map(() => askDrawn(async () => drawn, dest)));
    expect(pages[0]?.page).toBe(pages[1]?.page);
    expect(pages[0]?.answer.headers.get("cache-control")).toBe(
      "public, max-age=60, stale-while-revalidate=300",
    );
  },
);

test("a widget is drawn for where an edge says that its visitor is", async () => {
  const draw = vi.fn<WidgetBuild["drawWidget"]>(async () => undefined);
  await askDrawn(draw, "iframe", { trustEdge: true, headers: { "cf-ipcountry": "US" } });
  await askDrawn(draw, "iframe", { trustEdge: false, headers: { "cf-ipcountry": "US" } });
  expect(draw.mock.calls.map(([, { country }]) => country)).toEqual(["us", "in"]);
});

test("in a frame it tells the page around that something is drawn, and wears the partner's look", async () => {
  const { page, answer } = await askDrawn(async () => drawn, "iframe");
  expect(page).not.toMatch(/<script[^>]* src=|<link rel="modulepreload/);
  const script = writtenScript.exec(page)?.[1] ?? "";
  // All that stands in the document stands before it.
  expect(page.slice(page.indexOf(script) + script.length)).toBe("</script></body></html>");
  expect(policyOf(answer).get("script-src")).toEqual(["'self'", `'sha256-${hashOf(script)}'`]);
  expect(page).toContain("<style>:root{--partner-label-light:#123456}</style>");
  expect(page).toContain('class="button-blue"');

  const parent = { postMessage: vi.fn() };
  const frame: { saidEarly?: unknown[]; onmessage?: (said: unknown) => void } = {};
  // Painting is the browser's: here nobody is told of any, and nobody waits.
  const PerformanceObserver = class {
    observe() {}
  };
  runInNewContext(script, Object.assign(frame, { parent, PerformanceObserver, setTimeout() {} }));
  expect(parent.postMessage.mock.calls).toEqual([["drawn", "*"]]);
  frame.onmessage?.("partner_id_set");
  expect(frame.saidEarly).toEqual(["partner_id_set"]);
});

test.each(["document", "iframe"])("as a %s, the files of a widget are fetched together", async (dest) => {
  const { page } = await askDrawn(async () => drawn, dest);
  expect(page).toContain(
    '(["/widget/assets/index-abc.js","/widget/assets/one.js","/widget/assets/list.js"])',
  );
});

test.each([
  ["that is the browser's to draw", async () => undefined, "document", 0],
  ["of a browser that does not say where it stands", async () => drawn, "", 0],
  ["that cannot be drawn", () => Promise.reject(new Error("no answer")), "document", 1],
])("a widget %s is the one document", async (_, draw, dest, errors) => {
  const { answer, page, onError } = await askDrawn(draw, dest);
  expect(answer.status).toBe(200);
  expect(page).toContain('<div id="root"><a href="/">Aradhana</a></div>');
  expect(page).toContain(" data-partners=");
  expect(onError).toHaveBeenCalledTimes(errors);
});
