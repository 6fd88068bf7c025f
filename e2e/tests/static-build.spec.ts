import type { Server } from "node:http";
import { choosePackage } from "../support/book.ts";
import { listen, makeToken } from "../support/link.ts";
import { findPuja } from "../support/shop.ts";
import { startStaticHost } from "../support/static-host.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

// The same build from a host of plain files: no server draws the page, the browser does all of it.
test.use({ baseURL: origins.static });

let host: Server;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

test("home is drawn, and leads on to the list and a puja without another document", async ({ page }) => {
  const puja = await findPuja();
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("₹");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pujas" }).click();
  await page.getByRole("searchbox", { name: "Search pujas" }).fill(puja.title);
  await page.getByRole("searchbox", { name: "Search pujas" }).press("Enter");
  await page.getByRole("main").getByRole("link", { name: puja.title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${puja.title}.* · Aradhana$`));
  expect(documents).toHaveLength(1);
});

test("a puja's own address is drawn, reloaded, and leads to the booking", async ({ page }) => {
  const puja = await findPuja();
  await page.goto(`/pooja/${puja.id}`);
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await choosePackage(page, 0);
  await expect(page.getByText(/^₹[\d,]+$/).first()).toBeVisible();
});

test("an unknown address leads home, one that is gone says so, a panel opens", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/status of 404/);
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(`${origins.static}/`);
  await page.goto("/pooja/pj_aaaaaaaaaaaaaaaaaaaaaa");
  await expect(page.getByRole("heading", { level: 1, name: "This page is not here any more" })).toBeVisible();
  await page.goto("/?panel=locale");
  await expect(page.getByRole("dialog", { name: "Country and language" })).toBeVisible();
});

test("the language is the visitor's own", async ({ browser, watch }) => {
  const context = await browser.newContext({ locale: "hi-IN", baseURL: origins.static });
  await watch(context);
  const page = await context.newPage();
  await page.goto("/online-puja");
  await expect(page.getByRole("heading", { level: 1, name: "आने वाली पूजाएँ" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await context.close();
});

test("the boot screen stands before the first script is there, and gives way to the page", async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resume) => {
    arrive = resume;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/exchange-policy", { waitUntil: "commit" });
  const boot = page.getByRole("img", { name: "Loading Aradhana" });
  await expect(boot).toBeVisible();
  expect(await page.evaluate(() => document.getElementById("root")?.childElementCount)).toBe(0);
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(boot).toBeHidden();
});

test("a page that our own server draws has no boot screen in it", async ({ request }) => {
  const page = await (await request.get(`${origins.web}/exchange-policy`)).text();
  expect(page).toContain('<div id="root"><');
  expect(page).not.toContain('id="boot"');
});

test("no source of a script lies among the files that are served", async ({ request }) => {
  const manifest = await (await request.get("/asset-manifest.json")).json();
  // The host answers what it has no file for with its page.
  const answer = await request.get(`${manifest.files["main.js"]}.map`);
  expect(answer.headers()["content-type"]).toContain("text/html");
});

test("the token of a link that signs in stands in no address, history or referrer", async ({
  page,
  context,
}) => {
  const heard = listen(context);
  const { token, masked } = await makeToken();
  const link = `${origins.static}/exchange-policy?panel=account&token=${token}&platform=android`;
  await page.goto(`${origins.static}/term-and-condition`);
  await page.goto(link);
  await expect(page.getByText(masked, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${origins.static}/exchange-policy?panel=account`);
  expect(await heard.carriers(token)).toEqual([link]);
  expect(await page.evaluate(() => document.referrer)).not.toContain(token);
  await page.goBack();
  await expect(page).toHaveURL(`${origins.static}/term-and-condition`);
});
