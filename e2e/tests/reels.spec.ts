import type { Page } from "@playwright/test";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

/** The film in view: only that one is in the document. */
const film = (page: Page, title: string) =>
  page.getByLabel(title, { exact: true }).and(page.locator("video"));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const at = (page: Page, title: string) =>
  film(page, title).evaluate((video: HTMLVideoElement) => video.currentTime);
/** Lets a film run to its end from shortly before it. */
const end = (page: Page, title: string) =>
  film(page, title).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
  });

const [first, second, third] = [
  "A puja in five steps",
  "How a Shri Yantra is drawn",
  "From Amavasya to Purnima",
];

test("reels change by the keyboard and at their end; the sound stays as chosen, a like after a reload", async ({
  page,
}) => {
  await page.goto("/reels");
  await live(page);
  await expect.poll(() => at(page, first)).toBeGreaterThan(0);
  await expect(button(page, "Turn sound on")).toBeVisible();

  // Nothing has the focus yet: the keys are the feed's all the same.
  await page.keyboard.press("ArrowDown");
  // The first reel has the only buttons until the second is where it stays.
  await expect(film(page, second)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("m");
  const like = page.getByRole("button", { name: /^Like, / });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toHaveAccessibleName(/^Like, [1-9]/);
  // By its label: the reels beside it have no such button.
  const counted = (await like.getAttribute("aria-label")) ?? "";

  await button(page, "Report").click();
  const dialog = page.getByRole("dialog", { name: "Report this reel" });
  await dialog.getByRole("radio", { name: "A fact is wrong" }).check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you. We will check it." })).toBeVisible();

  await end(page, second);
  await expect(film(page, third)).toBeInViewport();
  await expect(button(page, "Turn sound off")).toBeVisible();

  await page.reload();
  await live(page);
  await page.keyboard.press("ArrowDown");
  await expect(like).toHaveAttribute("aria-pressed", "true");
  // The cached feed was read before the like.
  await expect(like).toHaveAccessibleName(counted);
  // The sound is the choice of one visit: a page that opens is silent.
  await expect(button(page, "Turn sound on")).toBeVisible();
});

test("a shared second begins there, and with reduced motion nothing plays or changes by itself", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/reels?reel=aarti&t=8");
  await live(page);
  await expect(film(page, "Aarti")).toBeInViewport();
  await button(page, "Play").click();
  await expect.poll(() => at(page, "Aarti")).toBeGreaterThan(8);
  await end(page, "Aarti");
  await expect(button(page, "Play")).toBeVisible();
  await expect(film(page, "Aarti")).toBeInViewport();
  expect(await film(page, "Aarti").evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
});

test("a thousand reels have as many elements and films as twenty, and only their data more in memory", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  /** What the page holds in the middle of a feed of so many reels. */
  async function memoryWith(count: number) {
    await page.route("**/reel/getReels*", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [reel] = body.results.reels;
      const more = Array.from({ length: count }, (_, nth) => ({ ...reel, id: `reel-${nth}` }));
      delete body.meta.cursor;
      await route.fulfill({ response, json: { ...body, results: { reels: more } } });
    });
    await page.goto("/reels");
    await live(page);
    const feed = page.getByRole("feed");
    await feed.focus();
    const size = async () => Number(await page.getByRole("article").first().getAttribute("aria-setsize"));
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      expect(await size()).toBeGreaterThanOrEqual(count);
    }).toPass();
    await feed.evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2 }));
    await expect(page.getByRole("article").first()).not.toHaveAttribute("aria-posinset", "1");
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    await page.unroute("**/reel/getReels*");
    return {
      films: await page.locator("video").count(),
      elements: await page.evaluate(() => document.querySelectorAll("main *").length),
      heap: metric("JSHeapUsedSize"),
    };
  }
  const few = await memoryWith(20);
  const many = await memoryWith(1_000);
  expect([many.films, many.elements]).toEqual([few.films, few.elements]);
  // The texts and addresses of 980 reels, about 1 kB each.
  expect(many.heap - few.heap).toBeLessThan(4_000_000);
});
