import type { Page } from "@playwright/test";
import { findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => main(page).getByRole("article");

test("the home page reads and leads to the pujas", async ({ page }) => {
  await page.goto("/");
  await expect(title(page)).toBeVisible();
  await expect(main(page)).toContainText("₹");
  await main(page)
    .getByRole("link", { name: /^Book from ₹/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pooja\/pj_/);
  await expect(page.getByRole("radiogroup", { name: "Choose a package" })).toBeVisible();
});

test("the list is searched, filtered, ordered and turned over by forms and links", async ({ page }) => {
  await page.goto("/online-puja");
  await expect(cards(page)).toHaveCount(12);

  const first = await cards(page).first().textContent();
  await main(page).getByRole("link", { name: "Show more pujas" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(12);
  expect(await cards(page).first().textContent()).not.toBe(first);
  await main(page).getByRole("link", { name: "Show earlier pujas" }).click();
  await expect(cards(page).first()).toContainText(first?.slice(0, 20) ?? "");

  // Which puja comes first depends on the day: the search is for one that the shop has today.
  const { title: wanted } = await findPuja();
  await page.getByRole("searchbox", { name: "Search pujas" }).fill(wanted);
  await page.getByRole("searchbox", { name: "Search pujas" }).press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === wanted);
  await expect(cards(page).filter({ hasText: wanted }).first()).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(12);

  await page.goto("/online-puja");
  await main(page).getByRole("link", { name: "VIP", exact: true }).click();
  await expect(title(page)).toHaveText("VIP pujas");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Lowest price first");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/vip=true.*sort=price|sort=price.*vip=true/);
  await expect(title(page)).toHaveText("VIP pujas");
});

test("a puja's page reads whole, and says at the booking that it needs a script", async ({ page }) => {
  const puja = await findPuja();
  await page.goto(`/pooja/${puja.id}`);
  await expect(title(page)).toHaveText(puja.title);
  for (const words of [puja.about[0], puja.steps[0]?.title, puja.faqs[0]?.question]) {
    await expect(main(page)).toContainText(words ?? "missing in the seed");
  }
  await page.getByText(puja.faqs[0]?.question ?? "").click();
  await expect(page.getByText(puja.faqs[0]?.answer ?? "")).toBeVisible();

  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(new RegExp(`/pooja/${puja.id}/continue\\?package=${puja.packages[1]?.id}`));
  // Playwright stops the scripts but parses as if they ran: what stands in a <noscript> is not drawn.
  expect(await (await page.request.get(page.url())).text()).toContain(
    "<noscript><p>Booking needs JavaScript;",
  );
});

test("the language is changed by a link and stays", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/online-puja");
  await expect(title(page)).toHaveText("आने वाली पूजाएँ");
});

test("the policies are read without a script", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cancellation and exchange" }).click();
  await expect(title(page)).toBeVisible();
  await expect(main(page).getByRole("table").first()).toBeVisible();
});

test("an address nobody knows leads home", async ({ page }) => {
  await page.goto("/gemstones/blue/sapphire");
  await expect(page).toHaveURL("/");
  await expect(title(page)).toBeVisible();
});

// What stands in a <noscript> is not drawn here, see above: it is read from the page as it came.
const advice = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<noscript[^>]*>(.*?)<\/noscript>/gs)].map(([, text]) => text).join();
};

for (const [what, path, words] of [
  ["an order", "/orders/ord_aaaaaaaaaaaaaaaaaaaaaa/name", "Your order is shown with JavaScript"],
  [
    "a confirmation",
    "/order/payment-confirmation/ord_aaaaaaaaaaaaaaaaaaaaaa/pooja/checkout",
    "Do not pay again because of this page",
  ],
  ["the form for names", "/puja/sankalp/pk_1?order_id=ord_a", "Names are given with JavaScript"],
  ["names handed in", "/sankalp-form-submitted/ord_a/pooja/name", "Your sankalp is shown with JavaScript"],
  ["the account", "/?panel=account", "Signing in needs JavaScript"],
  ["the orders", "/online-puja?panel=orders", "Signing in needs JavaScript"],
] as const) {
  test(`${what} cannot be shown, and says how to get on`, async ({ page }) => {
    const text = await advice(page, path);
    expect(text).toContain(words);
    expect(text).toContain("https://wa.me/");
    expect(text).toContain('href="tel:');
  });
}

test("the country is chosen by a form and stays", async ({ page }) => {
  await page.goto("/?panel=locale");
  const text = await advice(page, "/online-puja?sort=price&panel=locale");
  expect(text).toContain('<form action="/online-puja">');
  expect(text).toContain('<option value="us">United States</option>');

  // As that form sends it.
  await page.goto("/online-puja?sort=price&country=us");
  await expect(page).toHaveURL("/online-puja?sort=price");
  await expect(cards(page).first()).toContainText("$");
});
