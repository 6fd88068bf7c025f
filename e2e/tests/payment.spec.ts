import type { Page } from "@playwright/test";
import {
  atGateway,
  bookAsGuest,
  countOrders,
  giveContact,
  live,
  openBooking,
  passAddons,
} from "../support/book.ts";
import { findPuja, messageTo, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const paid = "Paid. Your puja is booked.";
const underWay = "Your payment is being processed";
const refused = "The payment did not go through";

/** The order's number, as the confirmation shows it. */
const orderNumber = (page: Page) => page.getByText(/^AR-\w{5}-\w{5}$/).textContent();

test("a declined payment can be tried again for the same order by another method, and then succeeds", async ({
  page,
}) => {
  await bookAsGuest(page, await findPuja({ nth: 3 }), newPhone());
  await atGateway(page, "decline");
  await expect(heading(page, refused)).toBeVisible();
  await expect(page.getByText("The bank declined it.")).toBeVisible();
  const order = await orderNumber(page);

  await page.getByRole("button", { name: "Pay again for this order" }).click();
  await page.getByRole("radio", { name: "Card" }).check();
  await atGateway(page, "pay");
  await expect(heading(page, paid)).toBeVisible();
  await expect(page.getByText("Card", { exact: true })).toBeVisible();
  expect(await orderNumber(page)).toBe(order);
});

test("declined first and pending then is pending: nobody is asked to pay twice", async ({ page }) => {
  await bookAsGuest(page, await findPuja({ nth: 3 }), newPhone());
  await atGateway(page, "decline");
  await page.getByRole("button", { name: "Pay again for this order" }).click();
  await atGateway(page, "leave");
  await expect(heading(page, underWay)).toBeVisible();
  await expect(page.getByRole("button", { name: /pay/i })).toHaveCount(0);
});

test("whoever stops at the gateway is told that nothing was charged", async ({ page }) => {
  await bookAsGuest(page, await findPuja({ nth: 3 }), newPhone());
  await atGateway(page, "cancel");
  await expect(heading(page, refused)).toBeVisible();
  await expect(page.getByText("You stopped the payment. Nothing was charged.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay again for this order" })).toBeVisible();
});

test("a pending payment is watched, and the page says by itself when it has arrived", async ({
  page,
  context,
}) => {
  await bookAsGuest(page, await findPuja({ nth: 4 }), newPhone());
  const gateway = page.url();
  await atGateway(page, "leave");
  await expect(heading(page, underWay)).toBeVisible();
  await expect(page.getByText("Do not pay again.")).toBeVisible();
  await expect(page.getByRole("button", { name: /pay/i })).toHaveCount(0);

  const bank = await context.newPage();
  await bank.goto(gateway);
  await bank.getByRole("button", { name: "Pay, but do not return to the shop" }).click();
  await expect(bank.getByText("You can close this tab")).toBeVisible();
  await bank.close();

  await expect(heading(page, paid)).toBeVisible({ timeout: 30_000 });
});

test("with the tab closed the bank's word is enough, and there is nothing left to pay", async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await bookAsGuest(page, await findPuja({ nth: 4 }), phone);
  const gateway = page.url();
  await atGateway(page, "close");
  await expect(page.getByText("You can close this tab")).toBeVisible();
  await page.close();
  expect(await messageTo(phone, "order_paid")).toContain("Give the names for the ritual here: http");

  const later = await context.newPage();
  await later.goto(gateway);
  await expect(later.getByText("This payment is made.")).toBeVisible();
  await expect(later.getByRole("button")).toHaveCount(0);
  await later.getByRole("link", { name: "Return to the shop" }).click();
  await expect(heading(later, paid)).toBeVisible();
  await expect(later.getByRole("button", { name: /pay/i })).toHaveCount(0);
});

test("the link in the message opens the order on another phone, and its secret leaves the address", async ({
  page,
  browser,
  watch,
  mayBeSaid,
}) => {
  mayBeSaid.push(/status of 404/); // to whom the order does not belong
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
  await expect(heading(other, "We cannot show this order here")).toBeVisible();

  await other.goto(link);
  await expect(heading(other, "Sankalp: names for the ritual")).toBeVisible();
  await expect(other.getByText(`Give the names for ${puja.title}.`)).toBeVisible();
  await expect(other).not.toHaveURL(/[?&]t=/);
  await other.goto(confirmation);
  await expect(heading(other, paid)).toBeVisible();
  await elsewhere.close();
});

test("reloading the confirmation charges nothing again", async ({ page }) => {
  const phone = newPhone();
  await bookAsGuest(page, await findPuja({ nth: 5 }), phone);
  await atGateway(page, "pay");
  await expect(heading(page, paid)).toBeVisible();
  const before = await page.getByRole("main").textContent();

  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  for (const _ of ["once", "twice"]) {
    await page.reload();
    await expect(heading(page, paid)).toBeVisible();
  }
  expect(await page.getByRole("main").textContent()).toBe(before);
  expect(posted).toEqual([]);
});

test("what the address says of gateway and kind is decoration: the server is believed", async ({ page }) => {
  await bookAsGuest(page, await findPuja({ nth: 5 }), newPhone());
  await atGateway(page, "pay");
  await expect(heading(page, paid)).toBeVisible();
  const [, orderId = ""] = /payment-confirmation\/(ord_\w+)/.exec(page.url()) ?? [];

  for (const address of [
    `/order/payment-confirmation/${orderId}/gemstones/stripe`,
    `/order/payment-confirmation/${orderId}/pooja/failed?status=failure&amount=1`,
    `/pooja/payment-confirmation?order_id=${orderId}`,
  ]) {
    await page.goto(address);
    await expect(heading(page, paid)).toBeVisible();
  }
});

test("an order whose answer was lost on the way is not made twice", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/net::ERR_FAILED/);
  const phone = newPhone();
  await openBooking(page, await findPuja({ nth: 6 }));
  await passAddons(page);
  await giveContact(page, phone);
  await page.route(
    "**/order/create*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText("No connection. What you filled in is saved")).toBeVisible();

  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await atGateway(page, "pay");
  await expect(heading(page, paid)).toBeVisible();
  expect(await countOrders(page, phone)).toBe(1);
});

test("whoever comes to the last step without a contact is asked for it", async ({ page }) => {
  const puja = await findPuja({ nth: 6 });
  const [chosen] = puja.packages;
  await page.goto(`/pooja/${puja.id}/continue?package=${chosen?.id}&step=pay`);
  await live(page);
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Who is booking?" })).toBeVisible();
});

test("a price that changed meanwhile is shown beside the old one, and nothing is ordered before that", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/status of 409/);
  const answered = page.waitForResponse("**/pooja/quote*");
  await openBooking(page, await findPuja({ nth: 6 }));
  const priced = await (await answered).json();
  await passAddons(page);
  await giveContact(page, newPhone());
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  await expect(pay).toBeVisible();

  const { results } = priced;
  const rupees = ({ amount }: { amount: number }) => `₹${(amount / 100).toLocaleString("en-IN")}`;
  const dearer = { ...results.totals.grand, amount: results.totals.grand.amount + 100_00 };
  const quote = { ...results, totals: { ...results.totals, grand: dearer } };
  await page.route(
    "**/order/create*",
    (route) =>
      route.fulfill({
        status: 409,
        json: {
          ...{ success: false, code: "price_changed", message: "", field_errors: [] },
          details: { quote },
          meta: priced.meta,
        },
      }),
    { times: 1 },
  );
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await pay.click();
  const dialog = page.getByRole("dialog", { name: "The price has changed" });
  await expect(dialog).toContainText(`It was ${rupees(results.totals.grand)} and is now ${rupees(dearer)}.`);
  await dialog.getByRole("button", { name: "Look it over first" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Look it over and pay" })).toBeVisible();
});
