import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { PageMeta } from "../../src/shared/page-meta/page-meta.ts";
import { createSharePictures } from "./create-share-pictures.ts";
import { sharePath } from "./share-address.ts";
import { shareFactsOf } from "./share-facts.ts";

const visitor = { country: "in", language: "hi" } as const;
const meta: PageMeta = { title: "क्षेत्र में श्री सूक्त हवन", description: "द्वितीया के दिन", picture: "scene" };
const scene = await sharp({ create: { width: 960, height: 720, channels: 3, background: "#24506e" } })
  .webp()
  .toBuffer();

function open(pages: Record<string, PageMeta>) {
  const readPicture = vi.fn(async () => scene);
  const answer = createSharePictures({ readMeta: async (page) => pages[page], readPicture });
  return { readPicture, ask: (path: string) => answer(new Request(`https://shop.test${path}`)) };
}
const addressOf = (page: string, shown: PageMeta) => sharePath(page, visitor, shareFactsOf(shown, "hi"));

test("the picture shows title, text and scene of its page, cut after a word", () => {
  const facts = shareFactsOf({ title: `${"long ".repeat(40)}`, description: "a  b" }, "en");
  expect(facts.title).toMatch(/^(?:long )+long…$/);
  expect(facts).toMatchObject({ text: "a b", picture: "temple-kashi-vishwanath", language: "en" });
});

test("the picture is a JPEG of 1200 × 630 below 100 kB, drawn once, cached for ever", async () => {
  const { ask, readPicture } = open({ "/pooja/1": meta });
  const [first] = await Promise.all([ask(addressOf("/pooja/1", meta)), ask(addressOf("/pooja/1", meta))]);
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const picture = Buffer.from(await first.arrayBuffer());
  expect(picture.length).toBeLessThan(100_000);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const part = async (left: number, top: number, width: number, height: number) =>
    sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats();
  // Ink where the title stands, the scene beside it.
  expect((await part(56, 158, 400, 60)).entropy).toBeGreaterThan(1);
  expect((await part(900, 300, 9, 9)).channels[0]?.mean).toBeCloseTo(0x24, -1);
  expect(readPicture).toHaveBeenCalledOnce();
});

test("a page that has changed since redirects to its picture of today", async () => {
  const { ask } = open({ "/pooja/1": meta });
  const response = await ask(addressOf("/pooja/1", { ...meta, title: "Before" }));
  expect([response.status, response.headers.get("location")]).toEqual([302, addressOf("/pooja/1", meta)]);
});

test.each([
  ["a page that does not exist", addressOf("/nothing", meta)],
  ["a page that is kept from search engines", addressOf("/private", meta)],
  ["an address of another host", addressOf("//evil.test", meta)],
  ["an address without a page", "/share/aaaaaaaaaaaaaaaa.jpg"],
])("%s has no picture", async (_, path) => {
  const { ask } = open({ "/private": { ...meta, noindex: true }, "//evil.test": meta });
  expect((await ask(path)).status).toBe(404);
});
