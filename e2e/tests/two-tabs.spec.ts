import { live, signIn } from "../support/book.ts";
import { makePaidOrder } from "../support/order.ts";
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
