import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { giveContact, live, openBooking, passAddons, signIn } from "../support/book.ts";
import { makeOrder, makePaidOrder, type Order, payFor } from "../support/order.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// Each walk holds about ten screens, each in four looks, against every rule.
test.setTimeout(240_000);

const heading = (page: Page, name?: string) =>
  expect(page.getByRole("heading", { level: 1, ...(name && { name }) })).toBeVisible();

test("what everybody reads is accessible", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of 404/);
  // Made wide after it was preloaded for a phone, a page wants its first picture in another width.
  mayBeSaid.push(/was preloaded using link preload but not used/);
  const puja = await findPuja();
  const vip = await findPuja({ vip: true });
  for (const [screen, address] of Object.entries({
    home: "/",
    "home in Hindi": "/?lang=hi",
    list: "/online-puja?lang=en",
    "filtered list": "/online-puja?deity=shiva&vip=true&sort=price",
    "empty list": "/online-puja?q=nothing-is-called-this",
    puja: `/pooja/${puja.id}`,
    "VIP puja": `/pooja/${vip.id}`,
    gone: "/pooja/pj_aaaaaaaaaaaaaaaaaaaaaa",
    exchange: "/exchange-policy",
    privacy: "/privacy-policy",
  })) {
    await page.goto(address);
    await live(page);
    await heading(page);
    await expectAccessible(page, screen);
  }
});

test("signing in and the panels are accessible", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of (422|401|400)/);
  await page.goto("/auth");
  await live(page);
  await page.getByRole("button", { name: "Get the code" }).click();
  await expect(page.getByText("Enter your mobile number")).toBeVisible();
  await expectAccessible(page, "number refused");
  await page.getByRole("textbox", { name: "Mobile number" }).fill(newPhone());
  await page.getByRole("button", { name: "Get the code" }).click();
  await page.getByRole("textbox", { name: "One-time code" }).fill("000000");
  await expect(page.getByText("This code is not right.")).toBeVisible();
  await expectAccessible(page, "code refused");

  for (const panel of ["account", "orders", "locale"]) {
    await page.goto(`/exchange-policy?panel=${panel}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, `${panel} panel for a guest`);
  }
  await page.getByRole("searchbox", { name: "Find a country or a dial code" }).fill("xqzv");
  await expect(page.getByText("No country is called")).toBeVisible();
  await expectAccessible(page, "no such country");

  const phone = newPhone();
  await makeOrder(await findPuja({ nth: 8 }), phone);
  await page.goto("/auth?next=/exchange-policy?panel=orders");
  await live(page);
  await signIn(page, phone);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "orders");
  await page.getByRole("combobox", { name: "Which orders" }).selectOption("Done");
  await expect(page.getByText("No orders of this kind")).toBeVisible();
  await expectAccessible(page, "no orders");
  await page.goto("/exchange-policy?panel=account");
  await expect(page.getByText("Signed in as")).toBeVisible();
  await expectAccessible(page, "account");
});

test("booking is accessible at each step, also where it is refused", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/ERR_INTERNET_DISCONNECTED/);
  const puja = await findPuja({ nth: 8 });
  const family = puja.packages.findIndex(({ ships_prasad }) => ships_prasad);
  await page.goto(`/pooja/${puja.id}/continue`);
  await live(page);
  await heading(page, puja.title);
  await expectAccessible(page, "package");

  await openBooking(page, puja, family);
  const dakshina = page.getByRole("textbox", { name: /^Dakshina/ });
  await dakshina.fill("much");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expectAccessible(page, "add-ons refused");
  await dakshina.fill("");
  await passAddons(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Enter your mobile number")).toBeVisible();
  await expectAccessible(page, "contact refused");

  await page.getByRole("textbox", { name: "Your name" }).fill("Asha Verma");
  await page.getByRole("textbox", { name: "PIN code" }).fill("221001");
  await page.getByRole("textbox", { name: "House and street" }).fill("12 Ghat Road");
  await page.getByRole("textbox", { name: "Town or city" }).fill("Varanasi");
  await giveContact(page, newPhone());
  await page.getByText("Have a coupon?").click();
  await page.getByRole("textbox", { name: "Coupon code" }).fill("NONE");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
  await page.getByText("How the total divides").click();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText("Please agree to the terms to go on")).toBeVisible();
  await expectAccessible(page, "pay refused");

  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await expect(page.getByText("No connection. What you filled in is kept")).toBeVisible();
  await expectAccessible(page, "offline");
});

test("the truth about the money is accessible in every state", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of (404|422|503)/);
  const puja = await findPuja({ nth: 8 });
  const confirmation = ({ id, secret }: Order) =>
    `/order/payment-confirmation/${id}/pooja/checkout?t=${secret}`;
  const [order, pending, paid] = await Promise.all([makeOrder(puja), makeOrder(puja), makePaidOrder(puja)]);
  const see = async (address: string, words: string) => {
    await page.goto(address);
    await heading(page, words);
    await expectAccessible(page, words);
  };

  await see(confirmation(order), "This order is not paid yet");
  await payFor(order, "decline", "failed_retryable");
  await see(confirmation(order), "The payment did not go through");
  await payFor(pending, "leave", "pending");
  await see(confirmation(pending), "Your payment is on its way");
  await see(confirmation(paid), "Paid. Your puja is booked.");
  await see("/pooja/payment-confirmation?order_id=ord_none", "We cannot show this order here");

  // States that a test cannot wait for, or that need a fault: the server's answer with another state in it.
  for (const [state, words] of Object.entries({
    expired: "The time to pay has run out",
    mismatch: "The amount paid does not match",
    refunded: "Refunded",
  })) {
    await page.route(
      "**/payment/status?*",
      async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const results = { ...body.results, state, next_poll_ms: null };
        await route.fulfill({ response, json: { ...body, results } });
      },
      { times: 1 },
    );
    await see(confirmation(order), words);
  }
  await page.route("**/payment/status?*", (route) => route.fulfill({ status: 503 }));
  await see(confirmation(order), "We could not ask the bank just now");
});

test("the names and the order are accessible, also where they are refused", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of (401|422)/);
  const puja = await findPuja({ nth: 8 });
  const { id, secret, packageId } = await makePaidOrder(puja);

  await page.goto(`/orders/${id}/name?t=${secret}`);
  await heading(page, puja.title);
  await expectAccessible(page, "order without names");
  await page.goto(`/puja/sankalp/${packageId}?order_id=${id}`);
  await page.getByRole("button", { name: "See how it will be read" }).click();
  await expect(page.getByText("Enter the name")).toBeVisible();
  await page.getByText("Nakshatra, rashi, date of birth").click();
  await expectAccessible(page, "names refused");

  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Verma");
  await page.getByRole("checkbox", { name: "I don't know the gotra" }).check();
  await page.getByRole("button", { name: "See how it will be read" }).click();
  await expect(page.getByRole("heading", { name: "This is what the priest will read" })).toBeVisible();
  await expectAccessible(page, "preview");
  await page.getByRole("button", { name: "Submit the sankalp" }).click();
  await heading(page, "The priest has your name");
  await expectAccessible(page, "submitted");
  await page.getByRole("link", { name: "See the order" }).click();
  await heading(page, puja.title);
  await expectAccessible(page, "order with names");
  await page.goto("/orders/ord_aaaaaaaaaaaaaaaaaaaaaa/name");
  await heading(page, "We cannot show this order here");
  await expectAccessible(page, "order of somebody else");
});
