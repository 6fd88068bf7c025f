import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { trialPage } from "../partners/trial-page.ts";
import { expect, test } from "../support/partner-test.ts";
import { origins } from "../system.ts";

/** A partner's page with the widget as our snippet frames it, and nothing of ours beside. */
const partnerPage = (query: string) =>
  trialPage(origins.astrology, {
    hasLoader: false,
    body: `<style>body { margin: 0 } iframe { display: block; inline-size: 100%; block-size: 600px; border: 0 }</style>
    <iframe title="Coming pujas" src="${origins.web}/widget/pujas${query}" referrerpolicy="strict-origin"
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  });

const frameOf = (page: Page) => page.frameLocator("iframe");

test("on a partner's page a puja opens in the same frame, and what leaves it in a tab of its own", async ({
  page,
  context,
}) => {
  await page.goto(partnerPage("?limit=3"));
  const widget = frameOf(page);
  await expect(widget.getByRole("article")).toHaveCount(3);
  await expect(widget.getByRole("link", { name: "Open full site" })).toHaveCount(0);

  const link = widget.getByRole("heading", { level: 2 }).first().getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(widget.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.astrology);

  await widget.getByText("If plans change").click();
  const opening = context.waitForEvent("page");
  await widget.getByRole("link", { name: "All rules of cancelling" }).click();
  const site = await opening;
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(site.url()).origin).toBe(origins.web);
  expect(await site.evaluate(() => window.opener)).toBeNull();
});

test("its first content needs no script: the server has drawn it, and the application takes it over", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("article")?.setAttribute("data-drawn", ""),
    ),
  );
  await page.goto("/widget/pujas?limit=3");
  // The application has begun: it knows its session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("session_id"))).toBeTruthy();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.locator("[data-drawn]")).toHaveCount(1);
  // Nothing but where its visitor is, of what he sees already.
  expect(asked.filter((url) => /\/noauth-api\/v1\/(?!geo\/)/.test(url))).toEqual([]);
  const [painted = 0, ...fetched] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    ...performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  ]);
  expect(fetched.length).toBeGreaterThan(0);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
});

test.describe("a visitor in the United States", () => {
  // Only his address tells, which the edge passes on.
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "8.8.8.8" }, locale: "en-US" });

  test("sees his own prices in a frame, unless its partner asks for others", async ({ page }) => {
    await page.goto(partnerPage("?limit=3"));
    const widget = frameOf(page).locator("body");
    await expect(widget).toContainText(/\$\d/);
    await expect(widget).not.toContainText("₹");
    await page.goto(partnerPage("?limit=3&country_code=de"));
    await expect(widget).toContainText("from EUR");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in a frame it has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(partnerPage("?limit=4&lang=hi"));
    await expect(frameOf(page).getByRole("article")).toHaveCount(4);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test("at 320 px nothing is wider than the frame, and it is as high as what it holds", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(partnerPage("?limit=1"));
  await expect(frameOf(page).getByRole("article")).toHaveCount(1);
  const [wider, height, inner] = await frameOf(page)
    .locator("body")
    .evaluate((body) => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      body.getBoundingClientRect().height,
      body.querySelector("#root")?.getBoundingClientRect().height,
    ]);
  expect(wider).toBe(0);
  expect(height).toBe(inner);
});

test("on its own it links to the full site, in its language", async ({ page }) => {
  await page.goto("/widget/pujas?lang=hi&deity=shiva&limit=2");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1, name: "आने वाली पूजाएँ" })).toBeVisible();
  await expect(page.getByRole("link", { name: "पूरी साइट खोलें" })).toHaveAttribute("href", "/?lang=hi");
});

test("D30 an unknown path under /widget leads to the pujas in a frame, and to the shop outside", async ({
  page,
}) => {
  await page.goto("/widget/no/such/widget?limit=2");
  await expect(page).toHaveURL("/");
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/widget/no/such/widget?limit=2";
    document.body.append(frame);
  });
  await expect(page.frameLocator("iframe").getByRole("article")).toHaveCount(2);
  await expect.poll(() => page.frames()[1]?.url()).toContain("/widget/pujas?limit=2");
});

test("while the API is away it says so, and is filled once it is back", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of 503/);
  const single = "**/noauth-api/v1/pooja/poojaById*";
  await page.route(single, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(partnerPage("?limit=2"));
  await frameOf(page).getByRole("article").first().getByRole("link").first().click();
  const retry = frameOf(page).getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await page.unroute(single);
  await retry.click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pujas are there, and the way to the full site", async ({ page }) => {
    await page.goto("/widget/pujas?limit=3");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Open full site" })).toHaveAttribute("target", "_blank");
  });

  test("what the server does not draw holds a way to the full site", async ({ page }) => {
    await page.goto("/widget/banners");
    await expect(page.getByRole("link", { name: "Aradhana" })).toHaveAttribute("target", "_blank");
  });
});
