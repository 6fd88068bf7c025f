import type { Page } from "@playwright/test";
import { expectRoute } from "../support/expect-route.ts";
import { findGem } from "../support/goods.ts";
import { findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

/** The policies with their links in the footer and their titles. */
const policies = [
  ["/exchange-policy", "Cancellation and refunds", "Cancellation, refund and exchange"],
  ["/shipping-policy", "Shipping policy", "Shipping policy"],
  ["/term-and-condition", "Terms and conditions", "Terms and conditions"],
  ["/privacy-policy", "Privacy policy", "Privacy policy"],
] as const;

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => main(page).getByRole("article");

test("the home page leads to a puja and to the policies, which are readable; booking says that it needs a script", async ({
  page,
}) => {
  await page.goto("/");
  await expect(title(page)).toBeVisible();
  await expect(main(page)).toContainText("₹");
  await main(page)
    .getByRole("link", { name: /^Book from ₹/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pooja\/pj_/);
  for (const [path, name, heading] of policies) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expectRoute(page, path);
    await expect(title(page)).toHaveText(heading);
    await expect(main(page).getByRole("heading", { name: "If you are not satisfied" })).toBeVisible();
  }

  const puja = await findPuja();
  await page.goto(`/pooja/${puja.id}`);
  await expect(title(page)).toHaveText(puja.title);
  for (const content of [puja.about[0], puja.steps[0]?.title, puja.faqs[0]?.question]) {
    await expect(main(page)).toContainText(content ?? "missing in the seed");
  }
  await page.getByText(puja.faqs[0]?.question ?? "").click();
  await expect(page.getByText(puja.faqs[0]?.answer ?? "")).toBeVisible();

  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(new RegExp(`/pooja/${puja.id}/continue\\?package=${puja.packages[1]?.id}`));
  // Playwright blocks scripts but parses as if they ran: the content of <noscript> is not rendered.
  expect(await (await page.request.get(page.url())).text()).toContain("Ordering here needs JavaScript.");
});

test("the list is searched, filtered, sorted and paged with forms and links", async ({ page }) => {
  await page.goto("/online-puja");
  await expect(cards(page)).toHaveCount(12);

  const first = await cards(page).first().textContent();
  await main(page).getByRole("link", { name: "Show more pujas" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(12);
  expect(await cards(page).first().textContent()).not.toBe(first);
  await main(page).getByRole("link", { name: "Show previous page" }).click();
  await expect(cards(page).first()).toContainText(first?.slice(0, 20) ?? "");

  // Which puja comes first depends on the day.
  const puja = await findPuja();
  await page.getByRole("searchbox", { name: "Search pujas" }).fill(puja.title);
  await page.getByRole("searchbox", { name: "Search pujas" }).press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === puja.title);
  await expect(cards(page).filter({ hasText: puja.title }).first()).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(12);

  await page.goto("/online-puja");
  await main(page).getByRole("link", { name: "VIP", exact: true }).click();
  await expect(title(page)).toHaveText("VIP pujas");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Lowest price first");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/vip=true.*sort=price|sort=price.*vip=true/);
  await expect(title(page)).toHaveText("VIP pujas");

  // The address has the language, from page to page and through forms.
  await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.getByRole("navigation", { name: "मुख्य" }).getByRole("link", { name: "पूजाएँ" }).click();
  await expect(title(page)).toHaveText("आने वाली पूजाएँ");
  await page.getByRole("searchbox").first().fill("शिव");
  await page.getByRole("searchbox").first().press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === "शिव");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/online-puja");
  await expect(title(page)).toHaveText("Upcoming pujas");

  // A language that is chosen stays chosen for bare addresses too.
  await page.getByRole("link", { name: "Country and language" }).click();
  await page.locator("a[href*='choose_lang=hi']").click();
  await expect(page).toHaveURL("/online-puja?lang=hi");
  await page.goto("/online-puja");
  await expect(title(page)).toHaveText("आने वाली पूजाएँ");
});

test("products and gems are listed and read, up to the order, which says that it needs a script", async ({
  page,
}) => {
  await page.goto("/abhimantrit-products?category=mala");
  await expect(cards(page).first()).toContainText("₹");
  const name = "Rudraksha Mala, 108 Beads";
  await main(page).getByRole("link", { name, exact: true }).click();
  await expect(title(page)).toHaveText(name);
  await expect(main(page)).toContainText("MRP");

  const gem = await findGem("citrine");
  await page.goto("/gemstones?stone=citrine&sort=price");
  await expect(cards(page).first()).toContainText(gem.title);
  await page.goto(`/gemstones/${gem.id}`);
  await expect(title(page)).toHaveText(gem.title);
  await expect(main(page)).toContainText("ratti");
  await page.getByRole("button", { name: "Buy now" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/gemstones/${gem.id}/order`));
  expect(await (await page.request.get(page.url())).text()).toContain("Ordering here needs JavaScript.");
  await expect(main(page).getByRole("button")).toHaveCount(0);
});
