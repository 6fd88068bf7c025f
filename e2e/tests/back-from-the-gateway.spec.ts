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

const pay = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });
const paid = (page: Page) => page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." });

async function comeToPay(page: Page, phone: string) {
  await openBooking(page, await findPuja({ nth: 6 }));
  await passAddons(page);
  await giveContact(page, phone);
}

/**
 * Leaves for the gateway and comes back to the document as it was left. The Chromium of these tests keeps
 * no pages: so the gateway's page is answered with nothing to show, and the document is told what a
 * browser with such a memory tells it.
 */
async function leaveAndComeBack(page: Page): Promise<string> {
  await page.route("**/sandbox/pay/**", (route) => route.fulfill({ status: 204 }), { times: 1 });
  const left = page.waitForRequest("**/sandbox/pay/**");
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await pay(page).click();
  const gateway = (await left).url();
  await expect(pay(page)).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  return gateway;
}

test("a page drawn anew pays the same order", async ({ page }) => {
  const phone = newPhone();
  await comeToPay(page, phone);
  await goToPay(page);
  await page.goBack();
  await live(page);
  await goToPay(page);
  await atGateway(page, "pay");
  await expect(paid(page)).toBeVisible();
  expect(await countOrders(page, phone)).toBe(1);
});

test("a page as it was left is not busy any more, and pays the same order", async ({ page }) => {
  const phone = newPhone();
  await comeToPay(page, phone);
  await leaveAndComeBack(page);
  await expect(pay(page)).not.toHaveAttribute("aria-busy");
  await pay(page).click();
  await atGateway(page, "pay");
  await expect(paid(page)).toBeVisible();
  expect(await countOrders(page, phone)).toBe(1);
});

test("what was paid meanwhile is not paid again", async ({ page, context, mayBeSaid }) => {
  mayBeSaid.push(/status of 409/);
  const phone = newPhone();
  await comeToPay(page, phone);
  const bank = await context.newPage();
  await bank.goto(await leaveAndComeBack(page));
  await atGateway(bank, "close");
  await expect(bank.getByText("You can close this tab")).toBeVisible();

  await pay(page).click();
  await expect(page.getByText("This booking is paid already. Do not pay again.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the order" })).toBeVisible();
  await expect(pay(page)).toBeHidden();
  expect(await countOrders(page, phone)).toBe(1);
});
