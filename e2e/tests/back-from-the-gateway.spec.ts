import type { Page } from "@playwright/test";
import { atGateway, countOrders, giveContact, openBooking, passAddons } from "../support/book.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const pay = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });
const paid = (page: Page) => page.getByRole("heading", { level: 1, name: "Payment received. Puja booked." });

async function comeToPay(page: Page, phone: string) {
  await openBooking(page, await findPuja({ nth: 6 }));
  await passAddons(page);
  await giveContact(page, phone);
}

/**
 * Leaves for the gateway and comes back to the same document. This Chromium has no back-forward cache: so the gateway
 * answers with no content, and the document gets the event that such a cache would fire.
 */
async function leaveAndComeBack(page: Page) {
  await page.route("**/sandbox/pay/**", (route) => route.fulfill({ status: 204 }), { times: 1 });
  const left = page.waitForRequest("**/sandbox/pay/**");
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await pay(page).click();
  await left;
  await expect(pay(page)).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

test("a page restored from the back-forward cache is not busy any more, and pays the same order", async ({
  page,
}) => {
  const phone = newPhone();
  await comeToPay(page, phone);
  await leaveAndComeBack(page);
  await expect(pay(page)).not.toHaveAttribute("aria-busy");
  await pay(page).click();
  await atGateway(page, "pay");
  await expect(paid(page)).toBeVisible();
  expect(await countOrders(page, phone)).toBe(1);
});
