import { partnerIds } from "@aradhana/core/partner";
import type { BrowserContext, Frame, Page, Route } from "@playwright/test";
import { trialPage } from "../partners/trial-page.ts";
import { watchLayout } from "../support/layout-shifts.ts";
import { expect, test } from "../support/partner-test.ts";
import { countOf, eventsOn, keepEvents } from "../support/widget-events.ts";
import { origins } from "../system.ts";

const link = `<a href="${origins.web}/online-puja">Book a puja</a>`;
const page = trialPage(origins.astrology, {
  body: `<style>aradhana-widget { display: block; min-height: 480px }</style>
    <aradhana-widget widget="pujas" partner-id="${partnerIds.astrology}" limit="1">${link}</aradhana-widget>
    <p>Below</p>`,
});

/** 400 kbit/s with a latency of 400 ms. */
async function slowDown(context: BrowserContext, target: Page | Frame) {
  const session = await context.newCDPSession(target);
  const conditions = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send("Network.emulateNetworkConditions", conditions);
}

test("on a slow network a placeholder reserves the widget's space; nothing shifts when its content appears", async ({
  page: visitor,
  context,
}) => {
  const shifts = await watchLayout(visitor);
  await visitor.addInitScript(() => {
    if (window !== window.top) return;
    const seen: string[] = [];
    Object.assign(window, { seen });
    // What is visible at each frame.
    (function look() {
      requestAnimationFrame(look);
      const { shadowRoot } = document.querySelector("aradhana-widget") ?? {};
      const frame = shadowRoot?.querySelector("iframe");
      const isShown = frame && getComputedStyle(frame).visibility === "visible";
      const block = shadowRoot?.querySelector("div")?.clientHeight;
      const now = isShown ? "the widget" : block ? `a block of ${block} px` : "the link";
      if (seen.at(-1) !== now) seen.push(now);
    })();
  });
  await slowDown(context, visitor);
  // A frame of another site may have its own process, with its own network conditions.
  visitor.on("framenavigated", (frame) => {
    slowDown(context, frame).catch(({ message }: Error) =>
      expect(message).toContain("parent frame's session"),
    );
  });
  await visitor.goto(page);
  await expect(visitor.frameLocator("iframe").getByRole("article")).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => visitor.evaluate(() => (window as unknown as { seen: string[] }).seen))
    .toEqual(["the link", "a block of 480 px", "the widget"]);
  expect(await shifts()).toEqual([]);
});

test("while a widget's scripts are late, the served content is readable and its links work; with the scripts it becomes interactive", async ({
  page: visitor,
  context,
}) => {
  await keepEvents(context);
  await visitor.clock.install();
  const pending: Route[] = [];
  let isReserved = true;
  await visitor.route("**/widget/assets/*.js", (route) =>
    isReserved ? pending.push(route) : route.continue(),
  );
  await visitor.goto(page, { waitUntil: "domcontentloaded" });
  const frame = visitor.locator("iframe");
  const card = frame.contentFrame().getByRole("article");
  await expect(card).toBeVisible();
  await expect(card.getByRole("link").first()).toHaveAttribute("href", /^\/widget\/pujas\/pj_/);
  expect(await frame.evaluate(({ clientHeight }) => clientHeight)).toBe(480);

  await visitor.clock.fastForward(60_000);
  await expect.poll(() => eventsOn(visitor)).toEqual([["error", { code: "no_answer", retryable: true }]]);
  await expect(card).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Book a puja" })).toBeHidden();

  isReserved = false;
  await Promise.all(pending.map((route) => route.continue()));
  await expect
    .poll(async () => (await eventsOn(visitor)).slice(1, 3).map(([type]) => type))
    .toEqual(["ready", "resize"]);
  await expect.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).not.toBe(480);
  await card.getByRole("link").first().click();
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => countOf(visitor, "error")).toBe(1);
});

const failures: Record<string, (route: Route) => unknown> = {
  "is aborted": (route) => route.abort(),
  "is an error": (route) => route.fulfill({ status: 500, body: "" }),
  "is a login page of the network": (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Sign in to this network</title>",
    }),
  "never arrives": () => undefined,
};

test("without the loader a partner's page is complete and its link works", async ({
  page: visitor,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_FAILED|status of 500|Unexpected token '<'/);
  for (const [what, fail] of Object.entries(failures)) {
    await test.step(`the loader ${what}`, async () => {
      const requested = visitor.waitForRequest("**/embed/v1.js");
      await visitor.route("**/embed/v1.js", fail);
      await visitor.goto(page, { waitUntil: "domcontentloaded" });
      await requested;
      await expect(visitor.getByText("Below")).toBeVisible();
      await expect(visitor.getByRole("link", { name: "Book a puja" })).toBeVisible();
      await expect(visitor.locator("iframe")).toHaveCount(0);
      const opening = visitor.waitForRequest(`${origins.web}/online-puja`);
      await visitor.getByRole("link", { name: "Book a puja" }).click({ noWaitAfter: true });
      await opening;
      await visitor.unroute("**/embed/v1.js");
    });
  }
});
