import {
  atGateway,
  choosePackage,
  findInList,
  giveContact,
  giveName,
  goToPay,
  live,
  openBooking,
  passAddons,
  signIn,
} from "../support/book.ts";
import { findPuja, messageTo, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test("a guest finds a puja, books it, pays, gives a name and reads the order", async ({ page }) => {
  const puja = await findPuja();
  const [addon] = puja.addons;
  const phone = newPhone();

  await findInList(page, puja);
  await choosePackage(page, 1);
  await passAddons(page, addon?.title);
  await giveContact(page, phone);
  await goToPay(page);
  await atGateway(page, "pay");

  await expect(page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." })).toBeVisible();
  await expect(page.getByText(puja.title)).toBeVisible();
  expect(await messageTo(phone, "order_paid")).toContain(puja.title);

  await giveName(page, "Asha Verma", "Bharadwaja");
  await expect(page.getByText("आशा वर्मा")).toBeVisible();
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What you paid for" })).toBeVisible();
  await expect(page.getByText(addon?.title ?? "")).toBeVisible();
  await expect(page.getByText("आशा वर्मा")).toBeVisible();
});

test("whoever signs in books with the number that is known, and finds the order in the panel", async ({
  page,
}) => {
  const puja = await findPuja({ nth: 1 });
  const phone = newPhone();
  await page.goto("/auth");
  await live(page);
  await signIn(page, phone);
  await expect(page).toHaveURL("/");

  await openBooking(page, puja);
  await passAddons(page);
  await expect(page.getByText(`Booking as +91 •••••${phone.slice(-4)}`)).toBeVisible();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await goToPay(page);
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." })).toBeVisible();

  await page.getByRole("link", { name: "Orders" }).click();
  const panel = page.getByRole("dialog", { name: "Your orders" });
  await expect(panel.getByRole("link", { name: puja.title })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Fill in the sankalp" })).toBeVisible();
});

test("an order made as a guest is there after signing in with the same phone, and gone after logging out", async ({
  page,
  browser,
  watch,
}) => {
  const puja = await findPuja({ nth: 2 });
  const phone = newPhone();
  await openBooking(page, puja);
  await passAddons(page);
  await giveContact(page, phone);
  await goToPay(page);
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." })).toBeVisible();

  const elsewhere = await browser.newContext();
  await watch(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto("/?panel=orders");
  const panel = other.getByRole("dialog", { name: "Your orders" });
  await panel.getByRole("link", { name: "Sign in" }).click();
  await signIn(other, phone);
  await expect(panel.getByRole("link", { name: puja.title })).toBeVisible();

  await other.goto("/?panel=account");
  await other.getByRole("button", { name: "Not you? Log out" }).click();
  await expect(other.getByText("You are not signed in")).toBeVisible();
  await other.goto("/?panel=orders");
  await expect(panel.getByText("Sign in to see your orders")).toBeVisible();
  await elsewhere.close();
});

test("a VIP puja asks where prasad goes and when to call, and reads the names in both scripts", async ({
  page,
}) => {
  const puja = await findPuja({ vip: true });
  await openBooking(page, puja);
  await passAddons(page);
  await page.getByRole("textbox", { name: "Your name" }).fill("Asha Verma");
  await page.getByRole("textbox", { name: "PIN code" }).fill("221001");
  await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Uttar Pradesh");
  await page.getByRole("textbox", { name: "House and street" }).fill("12 Ghat Road");
  await page.getByRole("textbox", { name: "Town or city" }).fill("Varanasi");
  await giveContact(page, newPhone());
  await goToPay(page);
  await atGateway(page, "pay");

  await page.getByRole("link", { name: "Fill in the sankalp" }).click();
  await expect(page).toHaveURL(/\/vip\?order_id=/);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Verma");
  await page.getByRole("checkbox", { name: "I don't know the gotra" }).check();
  await page
    .getByRole("textbox", { name: "When does a call suit you?" })
    .fill("In the hour before the muhurat");
  await page.getByRole("textbox", { name: /^Number to call during/ }).fill(newPhone());
  await page.getByRole("button", { name: "See how it will be read" }).click();
  await expect(page.getByText("आशा वर्मा")).toBeVisible();
  await expect(page.getByText(/Asha Verma/)).toBeVisible();
  await page.getByRole("button", { name: "Submit the sankalp" }).click();
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByText("Varanasi, India")).toBeVisible();
});
