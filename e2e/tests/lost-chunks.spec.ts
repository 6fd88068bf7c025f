import type { Page, Route } from "@playwright/test";
import { blockStorage } from "../support/block-storage.ts";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

/** How a network, a server and a host of plain files lose a file. */
const losses: Record<string, (route: Route) => Promise<void>> = {
  "a broken connection": (route) => route.abort(),
  "a server that is not ready": (route) => route.fulfill({ status: 503 }),
  "a page in its place": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  "a page in its place that calls itself a script": (route) =>
    route.fulfill({
      contentType: route.request().url().endsWith(".css") ? "text/css" : "text/javascript",
      body: "<!doctype html>",
    }),
};

for (const [how, lose] of Object.entries(losses)) {
  test(`each file of the next screen, shared ones among them, is lost once by ${how}: the screen shows all the same`, async ({
    page,
    mayBeSaid,
  }) => {
    mayBeSaid.push(/ERR_FAILED|status of 503/);
    await page.goto("/exchange-policy");
    await live(page);
    // Whoever stands between takes the browser its cache: what the page still fetches would be fetched again.
    await page.waitForLoadState("networkidle");
    await mark(page);
    const lost = new Set<string>();
    await page.route("**/assets/**", (route) => {
      const address = route.request().url();
      if (lost.has(address)) return route.continue();
      lost.add(address);
      return lose(route);
    });
    await page.getByRole("link", { name: "Search pujas" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Coming pujas" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    // More than the screen's own: what it shares with others, and its styles.
    const [scripts, styles] = [".js", ".css"].map((end) =>
      [...lost].filter((address) => address.endsWith(end)),
    );
    expect(scripts?.length).toBeGreaterThan(1);
    expect(styles?.length).toBeGreaterThan(0);
  });
}

for (const how of ["a broken connection", "a page in its place that calls itself a script"]) {
  test(`each script of the first page is lost once by ${how}: the page answers all the same`, async ({
    page,
    mayBeSaid,
  }) => {
    mayBeSaid.push(/ERR_FAILED/);
    const lost = new Set<string>();
    await page.route("**/assets/*.js", (route) => {
      const address = route.request().url();
      if (lost.has(address)) return route.continue();
      lost.add(address);
      return losses[how]?.(route);
    });
    await page.goto("/exchange-policy");
    await live(page);
    expect(lost.size).toBeGreaterThan(3);
    await expect(page).toHaveURL("/exchange-policy");
  });
}

test("§8 a first page whose scripts stay lost opens the home page anew, once, which can still be read", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/ERR_FAILED|Failed to fetch|Loading chunk/);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/exchange-policy");
  await expect(page).toHaveURL("/");
  const told = page.waitForEvent("pageerror");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await told;
  expect(documents).toBe(2);
});

test("§2 a file that stays lost opens the home page anew, once", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/ERR_FAILED|Loading chunk/);
  await page.goto("/exchange-policy");
  await live(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route("**/assets/route-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Search pujas" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toBe(1);
});

for (const keepsNothing of [false, true]) {
  test(`§8 the services of a page that stay lost open the home page anew, once, which can still be read${keepsNothing ? ", also where the browser keeps nothing" : ""}`, async ({
    page,
    mayBeSaid,
  }) => {
    mayBeSaid.push(/ERR_FAILED|Failed to fetch dynamically imported module|Loading chunk/);
    await page.clock.install();
    if (keepsNothing) await blockStorage(page);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let lost = 0;
    await page.route("**/assets/create-browser-services-*.js", (route) => {
      lost += 1;
      return route.abort();
    });
    await page.goto("/exchange-policy");
    await expect(page).toHaveURL("/");
    await live(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Each document tries twice before it gives up; from then on it would leave within 100 ms.
    await expect.poll(() => lost).toBe(4);
    await page.clock.runFor(1_000);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toBe(2);
  });
}
