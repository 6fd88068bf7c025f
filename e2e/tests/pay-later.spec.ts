import type { Pooja } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import type { Page } from "@playwright/test";
import { atGateway, giveContact, goToPay, live, openBooking, passAddons } from "../support/book.ts";
import { type LaterShop, startLaterShop } from "../support/later-shop.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";
import { origins } from "../system.ts";

const TEN_MINUTES = 600_000; // ms

/** The address of a held place, at the price of the puja's first package or another one. */
function addressOf({ id, packages: [first] }: Pooja, price = (first?.price.amount ?? 0) / 100) {
  return `/pooja/book-now-pay-later/${price}/${first?.id}/${id}`;
}

const state = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
const isOffered = (page: Page) => state(page, "Hold a place for ten minutes");
const isReserved = (page: Page) => state(page, "A place is held for you");
const isOver = (page: Page) => state(page, "This place is no longer held");
const hold = (page: Page) => page.getByRole("button", { name: "Hold for ten minutes", exact: true }).click();
const timer = (page: Page) => page.getByRole("timer");
const record = (page: Page) => page.evaluate(() => localStorage.getItem("book_now_pay_later"));

test("a guest holds a place at the last step, comes back to it, and pays in time", async ({ page }) => {
  const puja = await findPuja({ payLater: true });
  const addon = puja.addons.find(({ kind }) => kind !== "dakshina");
  await openBooking(page, puja);
  await passAddons(page, addon?.title);
  await giveContact(page, newPhone());
  await page.getByRole("button", { name: "Hold for ten minutes, pay later" }).click();
  await isReserved(page);
  const total = (puja.packages[0]?.price.amount ?? 0) + (addon?.price.amount ?? 0);
  await expect(page).toHaveURL(addressOf(puja, total / 100));
  await expect(timer(page)).toHaveText(/^(10:00|09:5\d)/);
  await expect(page.getByText(addon?.title ?? "")).toBeVisible();

  await page.reload();
  await isReserved(page);
  await expect(timer(page)).toHaveText(/^09:[345]\d/);
  await page.goto("/");
  await expect(page.getByText("A place is held for you")).toBeVisible();
  await page.getByRole("region", { name: "Continue where you left off" }).getByRole("link").click();
  await isReserved(page);

  const price = formatMoney({ amount: total, currency: "inr" });
  await page.getByRole("link", { name: `Pay ${price}` }).click();
  await expect(page.getByText(/^A place is held for you until/)).toBeVisible();
  await expect(page.getByRole("button", { name: `Pay ${price}` })).toBeVisible();
  await goToPay(page);
  await page.goto(addressOf(puja));
  await state(page, "You have begun to pay");
  await page.getByRole("link", { name: "Go on paying" }).click();
  await page.getByRole("button", { name: /^(Pay|Try|Go)/ }).click();
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." })).toBeVisible();
  await expect.poll(() => record(page)).toBeNull();
});

test("from the puja's page: nothing is held before it is asked for, and what is let go can be held again", async ({
  page,
}) => {
  const puja = await findPuja({ payLater: true, nth: 1 });
  await page.goto(`/pooja/${puja.id}`);
  await page.getByRole("radio").first().check();
  await page.getByRole("link", { name: "You can hold a place for ten minutes before you pay." }).click();
  await expect(page).toHaveURL(addressOf(puja));
  await isOffered(page);
  expect(await record(page)).toBeNull();
  await hold(page);
  await isReserved(page);
  await page.getByRole("button", { name: "Let the place go" }).click();
  await isOffered(page);
  expect(await record(page)).toBeNull();
  await hold(page);
  await isReserved(page);
});

test("two tabs hold one place: what one takes or lets go, the other knows", async ({ page, context }) => {
  const puja = await findPuja({ payLater: true, nth: 1 });
  const another = await findPuja({ payLater: true, nth: 2 });
  const second = await context.newPage();
  await second.goto(addressOf(puja));
  await isOffered(second);

  await page.goto(addressOf(puja));
  await isOffered(page);
  await hold(page);
  await isReserved(page);
  await isReserved(second);

  await second.goto(addressOf(another));
  await state(second, "You have another booking waiting");
  await second.getByRole("link", { name: "Go to that booking" }).click();
  await isReserved(second);
  await second.goto(addressOf(another));
  await second.getByRole("button", { name: "Let it go" }).click();
  await isOffered(second);
  await isOver(page);
});

test("a price in the address is believed by nobody: the true one is told before anything can be pressed", async ({
  page,
}) => {
  const puja = await findPuja({ payLater: true, nth: 2 });
  const price = formatMoney(puja.packages[0]?.price ?? { amount: 0, currency: "inr" });
  await page.goto(addressOf(puja, 1));
  await expect(page.getByText(`The link says ₹1. The price is ${price}.`)).toBeVisible();
  await hold(page);
  await isReserved(page);
  await expect(page.getByText(`The link says ₹1. The price is ${price}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: `Pay ${price}` })).toBeVisible();
  expect(JSON.parse((await record(page)) ?? "")).toMatchObject({ price: puja.packages[0]?.price });
});

test("an address of nothing that can be held leads to the puja", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of 4\d\d/);
  const puja = await findPuja({ payLater: true });
  const other = await findPuja({ vip: true });
  await page.goto(`/pooja/book-now-pay-later/1/${other.packages[0]?.id}/${puja.id}`);
  await expect(page).toHaveURL(`/pooja/${puja.id}`);
  await page.goto(addressOf(other));
  await expect(page).toHaveURL(`/pooja/${other.id}`);
  await page.goto("/pooja/book-now-pay-later/1/pk_x/pj_x");
  await expect(page).toHaveURL("/pooja/pj_x");
});

test("in Hindi, offline, and back", async ({ page, context, mayBeSaid }) => {
  mayBeSaid.push(/ERR_INTERNET_DISCONNECTED/);
  const puja = await findPuja({ payLater: true, nth: 2, language: "hi" });
  await page.goto(`${addressOf(puja)}?lang=hi`);
  await state(page, "दस मिनट के लिए स्थान रोकें");
  await live(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "दस मिनट के लिए रोकें" }).click();
  await expect(page.getByRole("alert").getByText(/संपर्क नहीं/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "दस मिनट के लिए रोकें" }).click();
  await state(page, "आपके लिए एक स्थान रुका हुआ है");
  await expect(page.getByText(/मिनट .* सेकंड शेष/)).toBeAttached();
});

test.describe("when the ten minutes pass", () => {
  test.use({ baseURL: origins.later });
  test.setTimeout(180_000);

  let shop: LaterShop;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await startLaterShop();
  });
  test.afterAll(() => shop.stop());

  test("page, other tab and reload say that nothing was charged, by the server's clock", async ({
    page,
    context,
  }) => {
    const puja = await findPuja({ payLater: true }, origins.laterApi);
    await context.clock.install();
    await page.goto(addressOf(puja));
    await isOffered(page);
    await hold(page);
    await isReserved(page);
    const second = await context.newPage();
    await second.goto(addressOf(puja));
    await isReserved(second);

    // The visitor's clock is ahead: the server still holds the place, and is asked.
    await page.clock.fastForward(TEN_MINUTES);
    await expect(timer(page)).toHaveText(/^09:/);

    await shop.passTime(TEN_MINUTES);
    await page.clock.fastForward(TEN_MINUTES);
    await isOver(page);
    await isOver(second);
    await expect(page.getByText("Nothing was charged. Book again", { exact: false })).toBeVisible();
    expect(await record(page)).toBeNull();

    await page.getByRole("button", { name: "Book again" }).click();
    await isOffered(page);
    await hold(page);
    await isReserved(page);
    await shop.passTime(TEN_MINUTES);
    await page.reload();
    await isOver(page);
  });

  test("no order is made of it, and the next press is a booking like any other", async ({
    page,
    mayBeSaid,
  }) => {
    mayBeSaid.push(/status of 409/);
    const puja = await findPuja({ payLater: true, nth: 1 }, origins.laterApi);
    await openBooking(page, puja);
    await passAddons(page);
    await giveContact(page, newPhone());
    await page.getByRole("button", { name: "Hold for ten minutes, pay later" }).click();
    await isReserved(page);
    await page.getByRole("link", { name: /^Pay / }).click();
    await expect(page.getByText(/^A place is held for you until/)).toBeVisible();
    await page.getByRole("checkbox", { name: /^I agree to the/ }).check();

    await shop.passTime(TEN_MINUTES);
    const pay = page.getByRole("button", { name: /^Pay / });
    await pay.click();
    await expect(page.getByText("The ten minutes are over", { exact: false })).toBeVisible();
    expect(await record(page)).toBeNull();
    await pay.click();
    await expect(page.getByRole("heading", { level: 1, name: "Practice payment" })).toBeVisible();
  });
});
