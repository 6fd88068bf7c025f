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
import { expectRoute } from "../support/expect-route.ts";
import { makePaidOrder } from "../support/order.ts";
import { findPuja, messageTo, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test("a guest finds a puja, books it, pays, gives a name and reads the order", { tag: "@commit" }, async ({
  page,
}) => {
  const puja = await findPuja();
  const [addon] = puja.addons;
  const phone = newPhone();

  await findInList(page, puja);
  await choosePackage(page, 1);
  await passAddons(page, addon?.title);
  await giveContact(page, phone);
  await goToPay(page);
  await atGateway(page, "pay");

  await expect(page.getByRole("heading", { level: 1, name: "Payment received. Puja booked." })).toBeVisible();
  await expect(page.getByText(puja.title)).toBeVisible();
  expect(await messageTo(phone, "order_paid")).toContain(puja.title);

  await giveName(page, "Asha Verma", "Bharadwaja");
  await expect(page.getByText("आशा वर्मा")).toBeVisible();
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Price", exact: true })).toBeVisible();
  await expect(page.getByText(addon?.title ?? "")).toBeVisible();
  await expect(page.getByText("आशा वर्मा")).toBeVisible();
});

test("a visitor signs in, sees the order made as a guest, books with the known number, asks support, and logs out", async ({
  page,
}) => {
  const earlier = await findPuja({ nth: 2 });
  const puja = await findPuja({ nth: 1 });
  const phone = newPhone();
  await makePaidOrder(earlier, phone);
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
  await expect(page.getByRole("heading", { level: 1, name: "Payment received. Puja booked." })).toBeVisible();

  await page.getByRole("link", { name: "Orders" }).click();
  const panel = page.getByRole("dialog", { name: "Your orders" });
  await expect(panel.getByRole("link", { name: puja.title })).toBeVisible();
  await expect(panel.getByRole("link", { name: earlier.title })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Add names" }).first()).toBeVisible();

  await page.goto("/chat");
  await page.getByRole("button", { name: "Chat with customer care" }).click();
  await expectRoute(page, "/chats/:id");
  await page.getByRole("textbox", { name: "Message" }).fill("What is today's tithi?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const messages = page.getByRole("log", { name: "Messages" });
  await expect(messages.getByText("What is today's tithi?")).toBeVisible();
  await expect(messages.getByText(/New Delhi/)).toBeVisible();

  await page.getByRole("link", { name: "Account" }).first().click();
  await page.getByRole("button", { name: "Not you? Log out" }).click();
  await expect(page.getByText("You are not signed in")).toBeVisible();
  await page.goto("/?panel=orders");
  await expect(panel.getByText("Sign in to see your orders")).toBeVisible();
});

test("a VIP puja is found in its list, needs an address and a time for the call, and shows names in both scripts", async ({
  page,
}) => {
  const puja = await findPuja({ vip: true });
  await page.goto("/vip-pujas");
  await expect(page.getByRole("heading", { level: 1, name: "VIP pujas" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: puja.title, exact: true }).first().click();
  await expect(page).toHaveURL(`/pooja/${puja.id}/vip`);
  await expect(page.getByRole("heading", { name: "What is different about a VIP puja" })).toBeVisible();
  await choosePackage(page, 0);
  await passAddons(page);
  await page.getByRole("textbox", { name: "Your name" }).fill("Asha Verma");
  await page.getByRole("textbox", { name: "PIN code" }).fill("221001");
  await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Uttar Pradesh");
  await page.getByRole("textbox", { name: "House and street" }).fill("12 Ghat Road");
  await page.getByLabel("Town or city").fill("Varanasi");
  await giveContact(page, newPhone());
  await goToPay(page);
  await atGateway(page, "pay");

  await page.getByRole("link", { name: "Add names" }).click();
  await expectRoute(page, "/puja/sankalp/:packageId/vip");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Asha Verma");
  await page.getByRole("radio", { name: "I don't know" }).check();
  await page.getByRole("textbox", { name: "Best time to call?" }).fill("In the hour before the muhurat");
  await page.getByRole("textbox", { name: /^Number for the live/ }).fill(newPhone());
  await page.getByRole("button", { name: "See how it will be read" }).click();
  await expect(page.getByText("आशा वर्मा")).toBeVisible();
  await expect(page.getByText(/Asha Verma/)).toBeVisible();
  await page.getByRole("button", { name: "Submit names" }).click();
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByText("Varanasi, India")).toBeVisible();
});
