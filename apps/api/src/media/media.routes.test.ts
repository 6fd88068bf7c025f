import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { readByteRange } from "./byte-range.rules.ts";
import { contentTypeOf } from "./picture-name.rules.ts";

const folder = mkdtempSync(join(tmpdir(), "media-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "deity-shiva-320.avif"), "0123456789");
writeFileSync(join(folder, "secret.txt"), "secret");
writeFileSync(join(folder, "favicon.svg"), "<svg/>");
writeFileSync(join(folder, "sample-recording.mp4"), "0123456789");
writeFileSync(join(folder, "sample-recording.hi.vtt"), "WEBVTT");
const { request } = await createTestApp({ mediaDir: folder });

test("a picture has an immutable cache header and can be embedded by any site", async () => {
  const response = await request("/media/deity-shiva-320.avif");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("0123456789");
  expect(response.headers.get("content-type")).toBe("image/avif");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const conditional = { "If-None-Match": response.headers.get("etag") ?? "" };
  expect((await request("/media/deity-shiva-320.avif", { headers: conditional })).status).toBe(304);
});

test("a picture with a fixed name is cached for a day, because its next version has the same name", async () => {
  const icon = await request("/media/favicon.svg");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
});

test("the sample recording can be sought, and its captions are text tracks", async () => {
  const film = await request("/media/sample-recording.mp4", { headers: { Range: "bytes=3-5" } });
  expect([film.status, film.headers.get("content-type")]).toEqual([206, "video/mp4"]);
  expect(await film.text()).toBe("345");
  expect((await request("/media/sample-recording.hi.vtt")).headers.get("content-type")).toBe("text/vtt");
});

test("every picture with a fixed name that a page links to is served", () => {
  const pages = ["storefront/index.html", "widgets/index.html"];
  const names = pages.flatMap((page) => {
    const text = readFileSync(join(import.meta.dirname, "../../..", page), "utf8");
    return [...text.matchAll(/\/media\/([\w-]+\.\w+)/g)].map(([, name]) => name);
  });
  expect(new Set(names)).toEqual(new Set(["favicon.svg", "apple-touch-icon.png"]));
  for (const name of names) expect(contentTypeOf(name ?? ""), name).toMatch(/^image\//);
});

test("a byte range of a picture can be requested", async () => {
  const response = await request("/media/deity-shiva-320.avif", { headers: { Range: "bytes=2-4" } });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
  expect(await response.text()).toBe("234");
  const beyond = await request("/media/deity-shiva-320.avif", { headers: { Range: "bytes=10-" } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe("bytes */10");
});

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=5-", { first: 5, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-99", { first: 0, last: 9 }],
  ["bytes=3-99", { first: 3, last: 9 }],
  ["bytes=10-11", "none"],
  ["bytes=-0", "none"],
  ["bytes=4-2", undefined],
  ["bytes=0-1,4-5", undefined],
  ["bytes=-", undefined],
  ["lines=1-2", undefined],
  [undefined, undefined],
])("the header %s for ten bytes is parsed as %o", (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range);
});

test.each([
  "deity-shiva-320.png",
  "deity-shiva-321.avif",
  "other.svg",
  "icon-192.svg",
  "deity-nobody-320.avif",
  "secret.txt",
  "..%2Fsecret.txt",
  "%2e%2e%2fdeity-shiva-320.avif",
  "deity-shiva-320.avif%00",
  "",
])("%j gets status 404 and the common error format", async (name) => {
  const response = await request(`/media/${name}`);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ success: false });
});
