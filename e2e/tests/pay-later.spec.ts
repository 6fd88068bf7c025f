import type { Pooja } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import type { Page } from "@playwright/test";
import { atGateway, giveContact, goToPay, openBooking, passAddons } from "../support/book.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

/** The address of a reservation, at the price of the puja's first package or another one. */
function addressOf({ id, packages: [first] }: Pooja, price = (first?.price.amount ?? 0) / 100) {
  return `/pooja/book-now-pay-later/${price}/${first?.id}/${id}`;
}

const state = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
const isReserved = (page: Page) => state(page, "Your place is reserved");
const timer = (page: Page) => page.getByRole("timer");
const record = (page: Page) => page.evaluate(() => localStorage.getItem("book_now_pay_later"));

test("a guest reserves a place at the last step, finds it again after a reload and on the home page, and pays in time", async ({
  page,
}) => {
  const puja = await findPuja({ payLater: true });
  const addon = puja.addons.find(({ kind }) => kind !== "dakshina");
  await openBooking(page, puja);
  await passAddons(page, addon?.title);
  await giveContact(page, newPhone());
  await page.getByRole("button", { name: "Reserve for 10 minutes, pay later" }).click();
  await isReserved(page);
  const total = (puja.packages[0]?.price.amount ?? 0) + (addon?.price.amount ?? 0);
  await expect(page).toHaveURL(addressOf(puja, total / 100));
  await expect(timer(page)).toHaveText(/^(10:00|09:5\d)/);
  await expect(page.getByText(addon?.title ?? "")).toBeVisible();

  await page.reload();
  await isReserved(page);
  await expect(timer(page)).toHaveText(/^09:[345]\d/);
  await page.goto("/");
  await expect(page.getByText("Your place is reserved")).toBeVisible();
  await page.getByRole("region", { name: "Continue where you left off" }).getByRole("link").click();
  await isReserved(page);

  const price = formatMoney({ amount: total, currency: "inr" });
  await page.getByRole("link", { name: `Pay ${price}` }).click();
  await expect(page.getByText(/^Your place is reserved until/)).toBeVisible();
  await expect(page.getByRole("button", { name: `Pay ${price}` })).toBeVisible();
  await goToPay(page);
  await page.goto(addressOf(puja));
  await state(page, "You have started to pay");
  await page.getByRole("link", { name: "Continue payment" }).click();
  await page.getByRole("button", { name: /^(Pay|Try|Go)/ }).click();
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Payment received. Puja booked." })).toBeVisible();
  await expect.poll(() => record(page)).toBeNull();
});
