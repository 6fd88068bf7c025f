import { partnerIds } from "@aradhana/core/partner";
import { trialPage } from "../partners/trial-page.ts";
import { expect, test } from "../support/partner-test.ts";
import { origins } from "../system.ts";

test("in a page made with React, which draws all twice in StrictMode, it is one widget that comes and goes", async ({
  page,
}) => {
  await page.goto(
    trialPage(origins.astrology, {
      hasLoader: false,
      body: `<div data-shop="${origins.web}" data-partner-id="${partnerIds.astrology}"></div>
        <script type="module" src="/trial/react.js"></script>`,
    }),
  );
  const frames = page.locator("aradhana-widget iframe");
  const cards = frames.contentFrame().getByRole("article");
  const eventsOf = (eventType: string) =>
    page.evaluate(
      (expectedType) =>
        (window as unknown as { events: { type: string }[] }).events.filter(
          ({ type }) => type === expectedType,
        ).length,
      eventType,
    );
  await expect(cards).toHaveCount(1);
  await expect.poll(() => eventsOf("ready")).toBe(1);
  await expect(page.getByRole("link", { name: "Book a puja" })).toBeHidden();

  const [, frame] = page.frames();
  await frame?.evaluate(() => Object.assign(window, { isTheFirst: true }));
  await page.getByRole("button", { name: "Draw again" }).click();
  await expect(page.getByRole("status")).toHaveText("2");
  expect(page.frames()).toHaveLength(2);
  expect(await frame?.evaluate(() => "isTheFirst" in window)).toBe(true);

  await page.getByRole("button", { name: "Take it out" }).click();
  await expect(frames).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(cards).toHaveCount(1);
  await expect.poll(() => eventsOf("ready")).toBe(2);
  await expect(page.locator('script[src$="/embed/v1.js"]')).toHaveCount(1);
});
