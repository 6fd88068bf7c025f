import { atGateway, bookAsGuest, live, signIn } from "../support/book.ts";
import { makePaidOrder } from "../support/order.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test("who signs in or out in one tab has done so in the other", async ({ page, context }) => {
  const phone = newPhone();
  await makePaidOrder(await findPuja({ nth: 9 }), phone);
  const other = await context.newPage();
  await other.goto("/exchange-policy?panel=account");
  await expect(other.getByText("You are not signed in")).toBeVisible();

  await page.goto("/auth?next=/exchange-policy?panel=account");
  await live(page);
  await signIn(page, phone);
  const masked = `+91 •••••${phone.slice(-4)}`;
  await expect(page.getByText(masked)).toBeVisible();
  await expect(other.getByText(masked)).toBeVisible();

  await other.getByRole("button", { name: "Not you? Log out" }).click();
  await expect(other.getByText("You are not signed in")).toBeVisible();
  await expect(page.getByText("You are not signed in")).toBeVisible();
  await page.goto("/?panel=orders");
  await expect(page.getByText("Sign in to see your orders")).toBeVisible();
});

test("a session that ended elsewhere ends here with the next question, and says so", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/status of 401/);
  const phone = newPhone();
  await page.goto("/auth?next=/exchange-policy");
  await live(page);
  await signIn(page, phone);
  await expect(page).toHaveURL("/exchange-policy");
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem("user") ?? "{}");
    localStorage.setItem("user", JSON.stringify({ ...record, token: "no-longer-good" }));
  });
  await page.goto("/exchange-policy?panel=orders");
  await expect(page.getByText("You were signed out. Sign in to continue")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("a guest's order opens in a new tab, until somebody says it is not theirs", async ({
  page,
  context,
  mayBeSaid,
}) => {
  mayBeSaid.push(/status of 401/);
  const puja = await findPuja({ nth: 10 });
  await bookAsGuest(page, puja, newPhone());
  await atGateway(page, "pay");
  const paid = "Paid. Your puja is booked.";
  await expect(page.getByRole("heading", { level: 1, name: paid })).toBeVisible();
  const order = await page.getByRole("link", { name: "See the order" }).getAttribute("href");

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { level: 1, name: paid })).toBeVisible();
  await other.goto(order ?? "");
  await expect(other.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await other.goto("/");
  const leftOff = other.getByRole("region", { name: "Continue where you left off" });
  await expect(leftOff).toContainText(puja.title);
  await expect(leftOff, "stands in the first view").toBeInViewport({ ratio: 1 });
  await other
    .getByRole("link", { name: /^Book from/ })
    .first()
    .click({ trial: true });

  await page.goto("/exchange-policy?panel=account");
  await page.getByRole("button", { name: "Not you? Forget them" }).click();
  await expect(page.getByRole("button", { name: "Not you? Forget them" })).toBeHidden();
  await expect(other.getByRole("region", { name: "Continue where you left off" })).toBeHidden();
  await other.goto(order ?? "");
  await expect(
    other.getByRole("heading", { level: 1, name: "We cannot show this order here" }),
  ).toBeVisible();
});
