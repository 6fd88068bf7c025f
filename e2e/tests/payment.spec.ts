import { pathTo } from "@aradhana/core/paths";
import type { Page } from "@playwright/test";
import { atGateway, bookAsGuest } from "../support/book.ts";
import { findPuja, messageTo, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const paid = "Payment received. Puja booked.";
const pending = "The bank is confirming";
const declined = "Payment failed";

/** The order's number, as the confirmation shows it. */
const orderNumber = (page: Page) => page.getByText(/^AR-\w{5}-\w{5}$/).textContent();

test("a declined payment succeeds with another method for the same order; a reload or another address charges nothing", async ({
  page,
}) => {
  await bookAsGuest(page, await findPuja({ nth: 3 }), newPhone());
  await atGateway(page, "decline");
  await expect(heading(page, declined)).toBeVisible();
  await expect(page.getByText("Your bank declined it.")).toBeVisible();
  const order = await orderNumber(page);

  await page.getByRole("button", { name: "Pay again" }).click();
  await page.getByRole("radio", { name: "Card" }).check();
  await atGateway(page, "pay");
  await expect(heading(page, paid)).toBeVisible();
  await expect(page.getByText("Card", { exact: true })).toBeVisible();
  expect(await orderNumber(page)).toBe(order);

  const [, orderId = ""] = /payment-confirmation\/(ord_\w+)/.exec(page.url()) ?? [];
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await page.reload();
  await expect(heading(page, paid)).toBeVisible();
  // The server knows the type and the state of an order, whatever its address says.
  await page.goto(`/order/payment-confirmation/${orderId}/gemstones/failed?status=failure&amount=1`);
  await expect(heading(page, paid)).toBeVisible();
  await page.goto(pathTo("/pooja/payment-confirmation", { order_id: orderId }));
  await expect(heading(page, paid)).toBeVisible();
  expect(posted).toEqual([]);
});

test("a pending payment is polled until the bank reports it; the gateway's page then leads back to the paid order", async ({
  page,
  context,
}) => {
  await bookAsGuest(page, await findPuja({ nth: 4 }), newPhone());
  const gateway = page.url();
  await atGateway(page, "leave");
  await expect(heading(page, pending)).toBeVisible();
  await expect(page.getByText("Do not pay again.")).toBeVisible();
  await expect(page.getByRole("button", { name: /pay/i })).toHaveCount(0);

  const bank = await context.newPage();
  await bank.goto(gateway);
  await bank.getByRole("button", { name: "Pay, but do not return to the shop" }).click();
  await expect(bank.getByText("You can close this tab")).toBeVisible();
  await expect(heading(page, paid)).toBeVisible({ timeout: 30_000 });

  await bank.goto(gateway);
  await expect(bank.getByText("Payment received. The shop has been informed.")).toBeVisible();
  await expect(bank.getByRole("button")).toHaveCount(0);
  await bank.getByRole("link", { name: "Return to the shop" }).click();
  await expect(heading(bank, paid)).toBeVisible();
});

test("the link in the message opens the order on another phone, and its secret leaves the address", async ({
  page,
  browser,
  watch,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 404/); // of an order that is not this visitor's
  const puja = await findPuja({ nth: 4 });
  const phone = newPhone();
  await bookAsGuest(page, puja, phone);
  await atGateway(page, "pay");
  const [link = ""] = /https?:\/\/\S+/.exec(await messageTo(phone, "order_paid")) ?? [];
  const confirmation = page.url();

  const elsewhere = await browser.newContext();
  await watch(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(confirmation);
  await expect(heading(other, "We could not find this order")).toBeVisible();

  await other.goto(link);
  await expect(heading(other, "Sankalp: names for the priest")).toBeVisible();
  await expect(other.getByText(`Add names for ${puja.title}.`)).toBeVisible();
  await expect(other).not.toHaveURL(/[?&]t=/);
  await other.goto(confirmation);
  await expect(heading(other, paid)).toBeVisible();
  await elsewhere.close();
});
