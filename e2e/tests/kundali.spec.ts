import type { Page } from "@playwright/test";
import { atGateway, live } from "../support/book.ts";
import { expectRoute } from "../support/expect-route.ts";
import { en, hi } from "../support/labels.ts";
import { newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const choose = (page: Page, name: string, value: string) =>
  page.getByRole("combobox", { name, exact: true }).selectOption(value);

test("a guest orders a kundali of a birth in war time, reads it, and shares it with somebody", async ({
  page,
  browser,
}) => {
  await page.goto("/astro-guru/form?service=kundali");
  await live(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Asha Verma");
  await choose(page, "Day", "1");
  await choose(page, "Month", "6");
  await choose(page, "Year", "1943");
  await choose(page, "Hour", "5");
  await choose(page, "Minute", "20");
  await choose(page, "AM or PM", "am");
  await page.getByRole("searchbox", { name: "Place of birth" }).fill("Varanasi");
  await page
    .getByRole("button", { name: /^Varanasi/ })
    .first()
    .click();
  await expect(page.getByText("UTC offset used: UTC+06:30")).toBeVisible();
  await page.getByRole("textbox", { name: en.mobile }).fill(newPhone());

  // What was filled in survives a reload.
  await page.reload();
  await live(page);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Asha Verma");
  await page.getByRole("checkbox", { name: en.agree }).check();
  await page.getByRole("button", { name: en.pay }).click();
  await atGateway(page, "pay");

  await page.getByRole("link", { name: "Check the status" }).click();
  await expectRoute(page, "/success-page/:id/:type/:name");
  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeVisible();
  await expect(page.getByText("UTC+06:30", { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "South Indian" }).check();
  await page.getByText("As a table").first().click();
  await expect(page.getByRole("rowheader", { name: "1, Lagna" })).toBeVisible();

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = (await page.getByText(/\/kundali-report\/ord_\w+\?s=/).textContent()) ?? "";
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Delete my data" })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByRole("heading", { name: "This report was deleted" })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This report was deleted" })).toBeVisible();
});

test.describe("in Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("a guest counts a name, orders its correction and reads other spellings", async ({ page }) => {
    await page.goto("/name-correction");
    await live(page);
    await page.getByRole("textbox", { name: "जो नाम आप लिखते हैं" }).fill("Priya Sharma");
    await choose(page, "दिन", "4");
    await choose(page, "महीना", "1");
    await choose(page, "साल", "1988");
    await page.getByRole("button", { name: /^रिपोर्ट ऑर्डर करें/ }).click();
    await page.getByRole("textbox", { name: hi.mobile }).fill(newPhone());
    await page.getByRole("checkbox", { name: hi.agree }).check();
    await page.getByRole("button", { name: hi.pay }).click();
    await atGateway(page, "pay", hi);

    await page.getByRole("link", { name: "स्थिति देखें" }).click();
    await page.getByRole("link", { name: "रिपोर्ट खोलें" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Priya Sharma" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 3, name: /^P\w+ Sharm\w+$/ }).first()).toBeVisible();
  });
});
