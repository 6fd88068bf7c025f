import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { trialPage } from "../partners/trial-page.ts";
import { expect, test } from "../support/partner-test.ts";
import { origins } from "../system.ts";

/** A partner's page with the widget in an iframe, without our loader. */
const partnerPage = (query: string) =>
  trialPage(origins.astrology, {
    hasLoader: false,
    body: `<style>body { margin: 0 } iframe { display: block; inline-size: 100%; block-size: 600px; border: 0 }</style>
    <iframe title="Upcoming pujas" src="${origins.web}/widget/pujas${query}" referrerpolicy="strict-origin"
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  });

const frameOf = (page: Page) => page.frameLocator("iframe");

test("on a partner's page a puja opens in the same frame, and links to the shop in a new tab", async ({
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await widget.getByText("Cancel or change date").click();
  const opening = context.waitForEvent("page");
  await widget.getByRole("link", { name: "Cancellation policy" }).click();
  const site = await opening;
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(site.url()).origin).toBe(origins.web);
  expect(await site.evaluate(() => window.opener)).toBeNull();
});

test("the first content is rendered by the server and hydrated, and scripts load after it is painted", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("article")?.setAttribute("data-rendered", ""),
    ),
  );
  await page.goto("/widget/pujas?limit=3");
  // The application has started: it has a session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("session_id"))).toBeTruthy();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.locator("[data-rendered]")).toHaveCount(1);
  // Only the visitor's country is requested: the content is in the document.
  expect(requested.filter((url) => /\/noauth-api\/v1\/(?!geo\/)/.test(url))).toEqual([]);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pujas and a link to the full site are there", async ({ page }) => {
    await page.goto("/widget/pujas?limit=3");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Open full site" })).toHaveAttribute("target", "_blank");
  });
});
