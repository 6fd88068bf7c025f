import type { Page, Route } from "@playwright/test";
import { live } from "../support/book.ts";
import { expect, test } from "../support/test.ts";

/** How a network, a server and a static file host lose a file. */
const losses: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 503 }),
  // An HTML page instead of the file, once with the content type of the file.
  (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  (route) =>
    route.fulfill({
      contentType: route.request().url().endsWith(".css") ? "text/css" : "text/javascript",
      body: "<!doctype html>",
    }),
];

/** Loses each matching file the first time it is requested, in alternating ways. Returns the URLs lost so far. */
async function loseEachOnce(page: Page, glob: string) {
  const lost = new Set<string>();
  await page.route(glob, (route) => {
    const url = route.request().url();
    const lose = losses[lost.size % losses.length];
    if (!lose || lost.has(url)) return route.continue();
    lost.add(url);
    return lose(route);
  });
  return lost;
}

const countDocuments = (page: Page) => {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) urls.push(request.url());
  });
  return urls;
};

test("a screen loads although each of its files, shared ones included, is lost once", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_FAILED|status of 503/);
  await page.goto("/exchange-policy");
  await live(page);
  // Interception disables the browser's cache: pending downloads would be requested again.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  const lost = await loseEachOnce(page, "**/assets/**");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Pujas", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Upcoming pujas" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
  // More than the screen's own files: shared scripts and styles too.
  const countOf = (extension: string) => [...lost].filter((url) => url.endsWith(extension)).length;
  expect(countOf(".js")).toBeGreaterThan(1);
  expect(countOf(".css")).toBeGreaterThan(0);
});

test("a first page becomes interactive although each of its scripts is lost once", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_FAILED|status of 503|MIME type/);
  const lost = await loseEachOnce(page, "**/assets/*.js");
  await page.goto("/exchange-policy");
  await live(page);
  expect(lost.size).toBeGreaterThan(3);
  await expect(page).toHaveURL("/exchange-policy");
});

test("§8 a first page whose scripts stay lost opens the readable home page, once", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/ERR_FAILED|Failed to fetch|Loading chunk/);
  const documents = countDocuments(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  const errors: string[] = [];
  page.on("pageerror", () => errors.push(new URL(page.url()).pathname));
  await page.goto("/exchange-policy");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Home has given up as well, and leads nowhere else.
  await expect.poll(() => errors).toContain("/");
  expect(documents).toHaveLength(2);
});

test("§2 a screen whose script stays lost opens the home page, once", async ({ page, expectedLogs }) => {
  expectedLogs.push(/ERR_FAILED|Loading chunk/);
  await page.goto("/exchange-policy");
  await live(page);
  const documents = countDocuments(page);
  await page.route("**/assets/route-*.js", (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Pujas", exact: true })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toHaveLength(1);
});
