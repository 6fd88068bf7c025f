import { giveContact, live, openBooking, passAddons, signIn } from "../support/book.ts";
import { makePaidOrder } from "../support/order.ts";
import { shiftBrowserClock } from "../support/shift-browser-clock.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test("signing in or out in one tab does so in the other", async ({ page, context, expectedLogs }) => {
  // What one tab was still reading when the other ended the session is refused.
  expectedLogs.push(/status of 401/);
  const phone = newPhone();
  await makePaidOrder(await findPuja({ nth: 9 }), phone);
  const other = await context.newPage();
  await other.goto("/exchange-policy?panel=account");
  await expect(other.getByText("You are not signed in")).toBeVisible();

  await page.goto("/auth?next=/exchange-policy?panel=account");
  await live(page);
  await signIn(page, phone);
  const masked = `+91 •••••${phone.slice(-4)}`;
  await expect(page.getByText(masked, { exact: true })).toBeVisible();
  await expect(other.getByText(masked, { exact: true })).toBeVisible();

  await other.getByRole("button", { name: "Not you? Log out" }).click();
  await expect(other.getByText("You are not signed in")).toBeVisible();
  await expect(page.getByText("You are not signed in")).toBeVisible();
  await page.goto("/?panel=orders");
  await expect(page.getByText("Sign in to see your orders")).toBeVisible();
});

test("a cart that is open in two tabs changes in both (B-38)", async ({ page, context }) => {
  const title = "Rudraksha Mala, 108 Beads";
  await page.goto("/abhimantrit-products?category=mala");
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart")).toBeVisible();
  const other = await context.newPage();
  const carts = [page, other].map((tab) => tab.getByRole("dialog", { name: "Your cart" }));
  for (const tab of [page, other]) {
    await tab.goto("/exchange-policy?panel=cart");
    await expect(tab.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();
  }
  const [here, there] = carts;
  await here?.getByRole("button", { name: `One more: ${title}` }).click();
  for (const cart of carts) await expect(cart.getByText("2 items", { exact: true })).toBeVisible();
  await there?.getByRole("button", { name: `Remove ${title}` }).click();
  for (const cart of carts) await expect(cart.getByText("Your cart is empty")).toBeVisible();
});

test("a reservation whose time ran out in one tab is gone in the other (B-38)", async ({ page, context }) => {
  const puja = await findPuja({ payLater: true, nth: 1 });
  await openBooking(page, puja);
  await passAddons(page);
  await giveContact(page, newPhone());
  await page.getByRole("button", { name: "Reserve for 10 minutes, pay later" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Your place is reserved" })).toBeVisible();
  const home = await context.newPage();
  await home.goto("/");
  const reserved = home.getByRole("region", { name: "Continue where you left off" });
  await expect(reserved.getByText("Your place is reserved")).toBeVisible();

  const late = await context.newPage();
  await shiftBrowserClock(late, 10 * 60_000);
  await late.goto("/exchange-policy");
  await expect(reserved).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("book_now_pay_later"))).toBeNull();
});
