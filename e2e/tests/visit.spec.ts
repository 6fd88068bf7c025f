import { bookAsGuest, live } from "../support/book.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test("an order tells which campaign, affiliate and site brought its buyer, however far they went since", async ({
  page,
  context,
}) => {
  const puja = await findPuja({ nth: 12 });
  const fbp = "fb.0.1596403881668.1116446470";
  await context.addCookies([{ name: "_fbp", value: fbp, url: "http://127.0.0.1" }]);
  await page.goto("/online-puja?utm_source=newsletter&utm_medium=email&affiliate_id=aff-42", {
    referer: "https://news.test/articles/7?reader=asha",
  });
  await live(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("landing_path"))).toBe("/online-puja");
  const ordered = page.waitForRequest(/order\/create/);
  await bookAsGuest(page, puja, newPhone());
  expect((await ordered).postDataJSON()).toMatchObject({
    affiliate_id: "aff-42",
    utm: [{ utm_source: "newsletter", utm_medium: "email", utm_timestamp: expect.any(Number) }],
    landing_path: "/online-puja",
    referrer_url: expect.stringMatching(/^https:\/\/news\.test\//),
    fbp,
  });
});

test("a repeat of the same campaign within half an hour is one visit, after it two", async ({ page }) => {
  const visits = () => page.evaluate(() => JSON.parse(localStorage.getItem("utm") ?? "[]").length);
  const minutes = (count: number) => new Date(Date.UTC(2026, 10, 20, 6, count));
  for (const [at, count] of [
    [0, 1],
    [29, 1],
    [31, 2],
  ] as const) {
    await page.clock.setFixedTime(minutes(at));
    await page.goto("/exchange-policy?utm_source=a&utm_medium=b");
    await live(page);
    await expect.poll(visits).toBe(count);
  }
});

test("who comes by no campaign orders as ever", async ({ page }) => {
  const puja = await findPuja({ nth: 12 });
  const ordered = page.waitForRequest(/order\/create/);
  await bookAsGuest(page, puja, newPhone());
  expect((await ordered).postDataJSON()).toMatchObject({ utm: [], landing_path: `/pooja/${puja.id}` });
});

test("a campaign for the United States sells in dollars, until its visitor chooses otherwise", async ({
  page,
}) => {
  const puja = await findPuja({ nth: 12 });
  await page.goto(`/pooja/${puja.id}?utm_source=a&utm_country=USA`);
  await expect(page.getByRole("main")).toContainText("$");
  await expect(page.getByRole("main")).not.toContainText("₹");
  await page.goto("/online-puja");
  await expect(page.getByRole("main")).toContainText("from $");

  await page.goto(`/pooja/${puja.id}?panel=locale`);
  const panel = page.getByRole("dialog", { name: "Country and language" });
  await panel.getByRole("searchbox", { name: "Find a country or a dial code" }).fill("india");
  await panel.getByRole("button", { name: /^India \+91$/ }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("main")).toContainText("₹");
  await expect(page.getByRole("main")).not.toContainText("$");
});

test("who goes on before any script has run is told of all the same", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/ERR_FAILED|dynamically imported module/);
  // The boot script stands in the page; all others are late.
  let isLate = true;
  await page.route("**/assets/*.js", (route) => (isLate ? route.abort() : route.fallback()));
  const { id } = await findPuja({ nth: 12 });
  await page.goto("/online-puja?utm_source=newsletter");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/pooja\//);
  isLate = false;
  await page.goto(`/pooja/${id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("landing_path"))).toBe("/online-puja");
  expect(await page.evaluate(() => localStorage.getItem("utm"))).toContain("newsletter");
});
