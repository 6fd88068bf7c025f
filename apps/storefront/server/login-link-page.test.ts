import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import type { Build } from "./build.ts";
import { answerLoginLink } from "./login-link-page.ts";

const token = "s3cret-7f0b1c64";
const build: Build = {
  isDevelopment: false,
  render: async (request) => Response.json({ rendered: request.url }),
  sitemapPaths: async () => [],
  head: "",
  filesOf: () => ({ style: undefined, joined: [], scripts: [] }),
};
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-"));
  await mkdir(join(folder, "dist"));
});
afterAll(() => rm(folder, { recursive: true }));

function open() {
  const messages: string[] = [];
  const log = pino({ level: "debug" }, { write: (line) => void messages.push(line) });
  const app = createApp({
    build,
    folder,
    // No server listens there.
    apiUrl: "http://127.0.0.1:9",
    origin: "https://shop.test",
    trustEdge: false,
    partners: [],
    log,
  });
  return { messages, get: (path: string) => app.request(`https://shop.test${path}`) };
}

test("§4 login via link: the response to an address with token and platform only redirects", async () => {
  const { get } = open();
  const answer = await get(`/pooja/pj_1?utm_source=a&token=${token}&platform=android`);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  const next = encodeURIComponent("/pooja/pj_1?utm_source=a");
  expect(page).toContain(`"/auth?link=follow&platform=android&next=${next}"`);
  // The page reads the token from its own address: no response body, which might be cached, contains it.
  expect(page).not.toContain(token);
  // Nothing else is fetched that could carry a referrer.
  expect(page).not.toMatch(/<link|<img|src=/);
});

test("such a response is not cached, sends no referrer, and runs only its own script", async () => {
  const { headers } = await open().get(`/?token=${token}&platform=web`);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'sha256-[^ ;]{44}' 'strict-dynamic'/);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("who runs no scripts is led to the page without the login", async () => {
  const page = await (await open().get(`/online-puja?deity=shiva&token=${token}&platform=web`)).text();
  expect(page).toContain(
    '<noscript><meta http-equiv="refresh" content="0;url=/online-puja?deity=shiva"></noscript>',
  );
});

test("a token alone does not sign in, and is removed from the address", async () => {
  const answer = await open().get(`/pooja/pj_1?token=${token}&step=pay`);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/pooja/pj_1?step=pay"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
});

test("any other address is answered with its page", async () => {
  const answer = await open().get("/pooja/pj_1?utm_source=a");
  expect(await answer.json()).toEqual({ rendered: "https://shop.test/pooja/pj_1?utm_source=a" });
});

test.each([
  ["a page", `/pooja/pj_1?token=${token}&platform=web`],
  ["a page, without a platform", `/pooja/pj_1?token=${token}`],
  ["a page of the shop", `/pooja/pj_1?phone=${token}`],
  ["a call of the API", `/api/v1/login/getUser?token=${token}`],
  ["a file", `/assets/x.js?token=${token}`],
  ["a widget", `/widget/pujas?token=${token}&platform=web`],
  ["an address of nobody", `//evil.test/?token=${token}`],
])("the log has nothing of the query of %s", async (_, path) => {
  const { messages, get } = open();
  await get(path);
  expect(messages.join()).toContain('"method":"GET"');
  expect(messages.join()).not.toContain(token);
});

test("the log has nothing of a query when the page fails, either", async () => {
  const { messages, get } = open();
  const render = vi.spyOn(build, "render").mockRejectedValueOnce(new Error("failed to render"));
  await get(`/pooja/pj_1?phone=${token}`);
  render.mockRestore();
  expect(messages.join()).toContain("failed to render");
  expect(messages.join()).not.toContain(token);
});

test("whatever the address, the page leads nowhere else and its script cannot be ended", async () => {
  const odd = fc.oneof(
    fc.string(),
    fc.constantFrom("</script><script>", "//evil.test", "\\evil.test", '");alert(1);("', "\u2028"),
  );
  await fc.assert(
    fc.asyncProperty(odd, odd, odd, async (path, value, platform) => {
      const query = new URLSearchParams({ x: value, token, platform: platform || "web" });
      const address = `https://shop.test/${encodeURI(path).replace(/[?#]/g, "")}?${query}`;
      const page = await answerLoginLink(new Request(address))?.text();
      expect(page?.match(/<\/?script/g)).toHaveLength(2);
      const [, to = ""] = /\("link_login",(".*")\)<\/script>/.exec(page ?? "") ?? [];
      const { origin, pathname, searchParams } = new URL(JSON.parse(to), "https://shop.test");
      expect([origin, pathname, searchParams.get("link")]).toEqual(["https://shop.test", "/auth", "follow"]);
      expect(new URL(searchParams.get("next") ?? "", "https://shop.test").origin).toBe("https://shop.test");
    }),
  );
});
