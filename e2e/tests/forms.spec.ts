import type { Page } from "@playwright/test";
import { giveContact, goToPay, live, openBooking, passAddons } from "../support/book.ts";
import { makePaidOrder } from "../support/order.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name, exact: true });
const mobile = (page: Page) => field(page, "Mobile number");

test.describe("a wrong number is told in plain words, and the field has the focus", () => {
  for (const [typed, words] of [
    ["", "Enter your mobile number"],
    ["98765", "Enter a 10-digit mobile number"],
    ["5876543210", "Indian mobile numbers start with 6, 7, 8 or 9"],
    ["98765 4321O", "Enter a 10-digit mobile number"],
    ["<script>alert(1)</script>", "Enter a 10-digit mobile number"],
  ] as const) {
    test(JSON.stringify(typed), async ({ page }) => {
      await page.goto("/auth");
      await live(page);
      await mobile(page).fill(typed);
      await page.getByRole("button", { name: "Get the code" }).click();
      await expect(mobile(page)).toHaveAccessibleDescription(new RegExp(words));
      await expect(mobile(page)).toHaveAttribute("aria-invalid", "true");
      await expect(mobile(page)).toBeFocused();
      await expect(mobile(page)).toHaveValue(typed);
    });
  }

  test("also in the booking, where nothing else that was filled in is lost", async ({ page }) => {
    await openBooking(page, await findPuja({ nth: 10 }));
    await passAddons(page);
    await field(page, "Your name (optional)").fill("Asha Verma");
    await mobile(page).fill("1234567890");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(mobile(page)).toHaveAccessibleDescription(/Indian mobile numbers start with 6, 7, 8 or 9/);
    await expect(mobile(page)).toBeFocused();
    await expect(field(page, "Your name (optional)")).toHaveValue("Asha Verma");
  });
});

test("a wrong code says so and keeps the field; a pasted message gives its code", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/status of 4\d\d/);
  await page.goto("/auth");
  await live(page);
  await mobile(page).fill(newPhone());
  await page.getByRole("button", { name: "Get the code" }).click();
  const code = field(page, "One-time code");
  await expect(code).toBeFocused();
  await code.fill("OTP is 000000");
  await expect(code).toHaveValue("000000");
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  await expect(code).toBeFocused();
});

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
  const words = (await pay.textContent()) ?? "";
  await page.reload();
  await expect(pay).toHaveText(words);
  await live(page);
  await goToPay(page);
});

test("what was typed and pressed before the script arrived is kept, sent nowhere, and heard then", async ({
  page,
}) => {
  const puja = await findPuja({ nth: 10 });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  const phone = newPhone();
  await page.goto(`/pooja/${puja.id}/continue?package=${puja.packages[0]?.id}&step=contact`);
  const address = page.url();
  await mobile(page).fill(phone);
  await field(page, "Your name (optional)").fill("Asha Verma");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(address);
  arrive();
  await live(page);
  // Pressed early, it goes on by itself.
  await expect(page.getByRole("heading", { level: 2, name: "Look it over and pay" })).toBeVisible();
  await page.goBack();
  await expect(mobile(page)).toHaveValue(phone);
  await expect(field(page, "Your name (optional)")).toHaveValue("Asha Verma");
});

test("offline at the last step is said, and online it goes on", async ({ page, mayBeSaid, context }) => {
  mayBeSaid.push(/ERR_INTERNET_DISCONNECTED/);
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  await openBooking(page, await findPuja({ nth: 10 }));
  await passAddons(page);
  await giveContact(page, newPhone());
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await expect(pay).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await pay.click();
  await expect(page.getByText("No connection. What you filled in is saved")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await pay.click();
  await expect(page.getByRole("heading", { level: 1, name: "Practice payment" })).toBeVisible();
});

test("a price that could not be asked for offline is asked for online, by itself or at a press", async ({
  page,
  mayBeSaid,
  context,
}) => {
  mayBeSaid.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const puja = await findPuja({ nth: 10 });
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  await openBooking(page, puja);
  await page.getByRole("button", { name: `One more: ${puja.addons[0]?.title}` }).click();
  await context.setOffline(true);
  await passAddons(page);
  await giveContact(page, newPhone());
  await expect(page.getByText("No connection. What you filled in is saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.setOffline(false);
  await expect(pay).toBeVisible();

  await page.route("**/pooja/quote*", (route) => route.abort());
  await page.goBack();
  await page.goBack();
  await page.getByRole("button", { name: `One more: ${puja.addons[0]?.title}` }).click();
  await passAddons(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute("**/pooja/quote*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(pay).toBeVisible();
});

test("names that no priest can read are refused one by one, and kept over a reload", async ({ page }) => {
  const { id, secret, packageId } = await makePaidOrder(await findPuja({ nth: 10 }));
  await page.goto(`/puja/sankalp/${packageId}?order_id=${id}&t=${secret}`);
  const name = field(page, "Name");
  await name.fill("Asha 🙏 https://example.com");
  await page.getByRole("button", { name: "See how it will be read" }).click();
  await expect(name).toHaveAccessibleDescription(/Use letters only/);
  await expect(name).toBeFocused();
  await expect(page.getByText("Enter the gotra, or tick that you do not know it")).toBeVisible();

  await name.fill("Zoë O'Neil");
  await field(page, "Your wish (optional)").fill("Peace");
  await page.reload();
  await expect(name).toHaveValue("Zoë O'Neil");
  await expect(field(page, "Your wish (optional)")).toHaveValue("Peace");
});
