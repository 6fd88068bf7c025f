import type { Page } from "@playwright/test";
import {
  atGateway,
  countOrders,
  giveContact,
  goToPay,
  live,
  openBooking,
  passAddons,
} from "../support/book.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// A field with suggestions is no textbox but a combobox.
const field = (page: Page, name: string | RegExp) =>
  page.getByRole("textbox", { name, exact: true }).or(page.getByRole("combobox", { name, exact: true }));
const mobile = (page: Page) => field(page, "Mobile number");

test("what was filled in survives a reload at each step", async ({ page }) => {
  const puja = await findPuja({ nth: 10 });
  const family = puja.packages.findIndex(({ ships_prasad }) => ships_prasad);
  const phone = newPhone();
  const title = puja.addons[0]?.title ?? "";
  const count = page.getByRole("group", { name: title }).getByRole("status");

  await openBooking(page, puja, family);
  await page.getByRole("button", { name: `One more: ${title}` }).click();
  await field(page, /^Dakshina/).fill("501");
  await page.reload();
  await expect(count).toHaveText("1");
  await expect(field(page, /^Dakshina/)).toHaveValue("501");
  await live(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();

  const typed = {
    "Mobile number": phone,
    "Your name": "Asha Verma",
    "PIN code": "221001",
    "House and street": "12 Ghat Road",
    "Town or city": "Varanasi",
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await expect(field(page, "State")).toHaveValue("Uttar Pradesh");
  await page.reload();
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, "State")).toHaveValue("Uttar Pradesh");

  await live(page);
  await giveContact(page, phone);
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  const text = (await pay.textContent()) ?? "";
  await page.reload();
  await expect(pay).toHaveText(text);
  await live(page);
  await goToPay(page);
});

test("what was typed and pressed before the scripts load stays, is not sent, and takes effect once they run", async ({
  page,
}) => {
  const puja = await findPuja({ nth: 10 });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const phone = newPhone();
  await page.goto(`/pooja/${puja.id}/continue?package=${puja.packages[0]?.id}&step=contact`);
  const address = page.url();
  await mobile(page).fill(phone);
  await field(page, "Your name (optional)").fill("Asha Verma");
  const pressed = page.getByRole("button", { name: "Continue", exact: true });
  await pressed.click();
  await expect(pressed).toHaveAttribute("data-pending");
  await expect(page).toHaveURL(address);
  scripts.resolve();
  await live(page);
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  // The early press moves on to the next step.
  await expect(page.getByRole("heading", { level: 2, name: "Review and pay" })).toBeVisible();
  await page.goBack();
  await expect(mobile(page)).toHaveValue(phone);
  await expect(field(page, "Your name (optional)")).toHaveValue("Asha Verma");
});

test("a connection lost before the page has all its scripts stops no step; the price comes once it is back", async ({
  page,
  expectedLogs,
  context,
}) => {
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|Loading chunk/);
  const puja = await findPuja({ nth: 10 });
  const lost = Promise.withResolvers<void>();
  await page.route(/create-browser-services|footer-below-fold/, async (route) => {
    await lost.promise;
    await route.abort("internetdisconnected");
  });
  await page.goto(`/pooja/${puja.id}/continue?package=${puja.packages[0]?.id}&step=addons`);
  await live(page);
  await context.setOffline(true);
  lost.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await passAddons(page);
  await giveContact(page, newPhone());
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
});

test("a lost connection is shown; prices and payment work again once it is back", async ({
  page,
  expectedLogs,
  context,
}) => {
  // The optional form for a business is fetched with the step, and can be tried again.
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|Loading chunk \S+invoice-form/);
  const puja = await findPuja({ nth: 10 });
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  const noConnection = page.getByText("No connection. What you filled in is saved");
  const priced = page.waitForResponse(/\/pooja\/quote/);
  await openBooking(page, puja);
  // The price of the package is known, that of the add-on is not.
  await priced;
  await context.setOffline(true);
  await page.getByRole("button", { name: `One more: ${puja.addons[0]?.title}` }).click();
  await passAddons(page);
  await giveContact(page, newPhone());
  await expect(noConnection).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.setOffline(false);
  await expect(pay).toBeVisible();

  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await pay.click();
  await expect(noConnection).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await pay.click();
  await expect(page.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
});

test("on a slow network that loses requests, an order whose answer is lost offline is made once, without a reload (B-36)", async ({
  page,
  expectedLogs,
  context,
}) => {
  test.slow();
  expectedLogs.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_FAILED|Loading chunk/);
  const puja = await findPuja({ nth: 10 });
  const phone = newPhone();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const setOffline = (offline: boolean) =>
    network.send("Network.emulateNetworkConditions", {
      ...{ offline, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    });
  await setOffline(false);
  let requests = 0;
  await page.route(/\/noauth-api\/|\/api\//, (route) =>
    ++requests % 20 === 0 ? route.abort("connectionfailed") : route.fallback(),
  );
  const orders: string[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route("**/order/create*", async (route) => {
    const response = await route.fetch();
    orders.push((await response.json()).results.order.id);
    if (orders.length > 1) return route.fulfill({ response });
    // The server has the order; its answer does not arrive.
    await setOffline(true);
    await route.abort("internetdisconnected");
    answered.resolve();
  });

  await page.goto(`/pooja/${puja.id}`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await expect.poll(painted).toBeGreaterThan(0);
  expect(await painted()).toBeLessThan(3000);
  await page.clock.install();
  await openBooking(page, puja);
  await passAddons(page);
  await giveContact(page, phone);
  await page.evaluate(() => document.documentElement.setAttribute("data-not-reloaded", ""));
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  await pay.click();
  await answered.promise;
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByText("No connection. What you filled in is saved")).toBeVisible();
  await page.clock.runFor(30_000);
  await page.clock.resume();
  await expect(page.getByText("No connection. What you filled in is saved")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^I agree/ })).toBeChecked();

  await setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-not-reloaded", "");
  await pay.click();
  await expect(page.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
  expect(new Set(orders).size).toBe(1);
  // With a throttled session, Chromium leaves the first request after a gateway without an answer.
  await network.detach();
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Payment received. Puja booked." })).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  expect(await countOrders(page, phone)).toBe(1);
});
