import type { Page } from "@playwright/test";
import {
  atGateway,
  choosePackage,
  findInList,
  giveContact,
  giveName,
  goToPay,
  live,
  passAddons,
} from "../support/book.ts";
import { findPuja } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");

/** Chooses a country in the panel, as it is opened from the header. */
async function chooseCountry(page: Page, typed: string, country: RegExp) {
  await page.getByRole("link", { name: "Country and language" }).first().click();
  const panel = page.getByRole("dialog", { name: "Country and language" });
  await panel.getByRole("searchbox", { name: "Find a country or a dial code" }).fill(typed);
  await panel.getByRole("button", { name: country }).click();
  await expect(panel).toBeHidden();
}

test.describe("a visitor whom the CDN places in the United States", () => {
  test.use({
    extraHTTPHeaders: { "CF-IPCountry": "US" },
    locale: "en-US",
    timezoneId: "America/New_York",
  });

  test("sees dollars, has prasad sent there, pays dollars and reads the times of both places", async ({
    page,
  }) => {
    const puja = await findPuja({ country: "us", shipsTo: "all" });
    const family = puja.packages.findIndex(({ ships_prasad }) => ships_prasad);

    await findInList(page, puja);
    await expect(main(page)).toContainText("your time");
    await expect(main(page)).not.toContainText("₹");
    await choosePackage(page, family);
    await passAddons(page);

    await expect(page.getByRole("button", { name: "Country code +1" })).toHaveText(/🇺🇸/u);
    await expect(page.getByText("Customs duty may apply")).toBeVisible();
    await page.getByRole("textbox", { name: "Your name" }).fill("Meera Iyer");
    await page.getByRole("textbox", { name: "Postcode" }).fill("08817");
    await page.getByRole("textbox", { name: "House and street" }).fill("11 Elm Street");
    await page.getByLabel("Town or city").fill("Edison");
    await giveContact(page, "2025550143");
    const [total = ""] =
      /\$\d+/.exec((await page.getByRole("button", { name: /^Pay / }).textContent()) ?? "") ?? [];
    await goToPay(page);
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    await atGateway(page, "pay");

    await expect(page.getByText(total, { exact: true })).toBeVisible();
    await giveName(page, "Meera Iyer", "Kashyapa");
    await page.getByRole("link", { name: "See the order" }).click();
    await expect(page.getByText("Edison, United States")).toBeVisible();
    await expect(page.getByText(/^\w{3} \d+ \w{3} 20\d\d, .* India time \(.* your time\)$/)).toBeVisible();
    await expect(main(page)).toContainText(total);
    await expect(main(page)).not.toContainText("₹");
  });
});

test("a visitor who chooses Germany sees euros on every page from then on, and pays euros", async ({
  page,
}) => {
  const puja = await findPuja({ country: "de" });
  await page.goto("/online-puja?sort=price");
  await expect(main(page)).toContainText("from ₹");
  await live(page);
  await chooseCountry(page, "germ", /^Germany \+49$/);
  await expect(page).toHaveURL("/online-puja?sort=price");
  await expect(main(page)).toContainText("from EUR");
  await expect(main(page)).not.toContainText("₹");

  await page.goto(`/pooja/${puja.id}`);
  const price = `EUR ${(puja.packages[0]?.price.amount ?? 0) / 100}`;
  await expect(page.getByRole("radio", { name: price })).toBeVisible();
  await choosePackage(page, 0);
  await passAddons(page);
  await giveContact(page, "15123456789");
  await goToPay(page);
  await expect(page.getByText(price, { exact: true })).toBeVisible();
  await atGateway(page, "pay");
  await expect(page.getByText(price, { exact: true })).toBeVisible();
});
