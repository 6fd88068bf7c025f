import type { Server } from "node:http";
import { choosePackage, searchList } from "../support/book.ts";
import { findPuja } from "../support/shop.ts";
import { startStaticHost } from "../support/static-host.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

// The same build on a static file host: the browser renders everything.
test.use({ baseURL: origins.static });

let host: Server;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

test("home renders and leads to the list, a puja and its booking in one document; other addresses work too", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 404/);
  const puja = await findPuja();
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("₹");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pujas" }).click();
  await searchList(page, "Search pujas", puja.title);
  await page.getByRole("main").getByRole("link", { name: puja.title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${puja.title}.* · Aradhana$`));
  expect(documents).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await choosePackage(page, 0);
  await expect(page.getByText(/^₹[\d,]+$/).first()).toBeVisible();

  await page.goto("/no/such/page");
  await expect(page).toHaveURL(`${origins.static}/`);
  await page.goto("/pooja/pj_aaaaaaaaaaaaaaaaaaaaaa");
  await expect(page.getByRole("heading", { level: 1, name: "This page is not available" })).toBeVisible();
  await page.goto("/?panel=locale");
  await expect(page.getByRole("dialog", { name: "Country and language" })).toBeVisible();
});

test("a visitor with a Hindi browser sees the boot screen until the first script runs, then the page in Hindi", async ({
  browser,
  request,
  watch,
}) => {
  const context = await browser.newContext({ locale: "hi-IN", baseURL: origins.static });
  await watch(context);
  const page = await context.newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/online-puja", { waitUntil: "commit" });
  const boot = page.locator("#boot");
  await expect(boot.getByRole("img")).toBeVisible();
  expect(await page.evaluate(() => document.getElementById("root")?.childElementCount)).toBe(0);
  scripts.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "आने वाली पूजाएँ" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(boot).toBeHidden();
  await context.close();

  const served = await (await request.get(`${origins.web}/exchange-policy`)).text();
  expect(served).toContain('<div id="root"><');
  expect(served).not.toContain('id="boot"');
});

test("no source map is among the served files", async ({ request }) => {
  const manifest = await (await request.get("/asset-manifest.json")).json();
  // The host answers with its page what it has no file for.
  const answer = await request.get(`${manifest.files["main.js"]}.map`);
  expect(answer.headers()["content-type"]).toContain("text/html");
});
