import { cartOrderPath, pathTo, paymentPath, signedPath } from "@aradhana/core/paths";
import type { Page } from "@playwright/test";
import { atGateway, countOrders, giveContact, live, openBooking, passAddons } from "../support/book.ts";
import { fillAddress, findGem } from "../support/goods.ts";
import { en } from "../support/labels.ts";
import { makeDeclinedOrder, type Order, payElsewhere } from "../support/order.ts";
import { findChadhaava, findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const pay = (page: Page) => page.getByRole("button", { name: en.pay });
const payAgain = (page: Page) => page.getByRole("button", { name: /^Pay (again|for this order)$/ });
const gateway = (page: Page) => page.getByRole("heading", { level: 1, name: en.gateway });
const paid = (page: Page) => page.getByRole("heading", { level: 1, name: en.paid });
/** B-35: so soon the page works again. */
const SOON = { timeout: 1_000 };

async function agree(page: Page) {
  await page.getByRole("checkbox", { name: en.agree }).check();
}

async function fillNumber(page: Page) {
  await page.getByRole("textbox", { name: en.mobile }).fill(newPhone());
}

async function bornIn(page: Page, year: string) {
  for (const [name, value] of [
    ["Day", "4"],
    ["Month", "1"],
    ["Year", year],
  ] as const) {
    await page.getByRole("combobox", { name, exact: true }).selectOption(value);
  }
}

async function openGood(page: Page, path: string) {
  await page.goto(path);
  await live(page);
  await fillNumber(page);
  await fillAddress(page);
}

async function openMala(page: Page) {
  await page.goto("/abhimantrit-products?category=mala");
  await page.getByRole("main").getByRole("link", { name: "Rudraksha Mala, 108 Beads", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rudraksha Mala, 108 Beads" })).toBeVisible();
  await live(page);
}

/** The pages with a button that leaves for the gateway, each filled in up to the consent. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  async "a chadhava"(page) {
    const { id, offerings } = await findChadhaava();
    await page.goto(pathTo("/chadhaava/:id", { id }));
    await live(page);
    await page.getByRole("button", { name: `More: ${offerings[0]?.name}`, exact: true }).click();
    await page.getByRole("textbox", { name: "Your name" }).fill("Asha Verma");
    await fillNumber(page);
  },
  async "the order of a product"(page) {
    await openMala(page);
    await page.getByRole("button", { name: "Buy now" }).click();
    await expect(page).toHaveURL(/\/order\?/);
    await openGood(page, page.url());
  },
  async "the order of the cart"(page) {
    await openMala(page);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added to your cart")).toBeVisible();
    await openGood(page, cartOrderPath);
  },
  async "the form of a kundali"(page) {
    await page.goto("/astro-guru/form?service=kundali");
    await live(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Asha Verma");
    await bornIn(page, "1988");
    await page.getByRole("checkbox", { name: "I don't know the time" }).check();
    await page.getByRole("searchbox", { name: "Place of birth" }).fill("Varanasi");
    await page
      .getByRole("button", { name: /^Varanasi/ })
      .first()
      .click();
    await fillNumber(page);
  },
  async "the correction of a name"(page) {
    await page.goto("/name-correction");
    await live(page);
    await page.getByRole("textbox", { name: "Name you use" }).fill("Asha Verma");
    await bornIn(page, "1988");
    await page.getByRole("button", { name: /^Order the report/ }).click();
    await fillNumber(page);
  },
};

/** The orders that the page opens payments for. */
function watchOrders(page: Page): Set<string> {
  const ids = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/payment/initiate"))
      ids.add(request.postDataJSON().order_id);
  });
  return ids;
}

/**
 * Leaves for the gateway and comes back to the same document. This Chromium has no back-forward cache: so the gateway
 * answers with no content, and the document gets the event that such a cache would fire.
 */
async function leaveAndComeBack(page: Page, button: typeof pay, meanwhile = async () => {}) {
  await page.route("**/sandbox/pay/**", (route) => route.fulfill({ status: 204 }), { times: 1 });
  const left = page.waitForRequest("**/sandbox/pay/**");
  await button(page).click();
  await left;
  await expect(button(page)).toHaveAttribute("aria-busy", "true");
  await meanwhile();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

/** Leaves for the gateway, comes back in both ways and leaves again. */
async function leaveTwice(page: Page) {
  await agree(page);
  await leaveAndComeBack(page, pay);
  await expect(pay(page)).not.toHaveAttribute("aria-busy", SOON);
  await expect(pay(page)).toBeEnabled(SOON);
  await pay(page).click();
  await expect(gateway(page)).toBeVisible();
  // Without such a cache, the document is loaded again.
  await page.goBack();
  await live(page);
  await agree(page);
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();
  await expect(gateway(page)).toBeVisible();
}

for (const [name, open] of Object.entries(pages)) {
  test(`B-35 back from the gateway, ${name} works within a second, and leads to the same order`, async ({
    page,
  }) => {
    const orders = watchOrders(page);
    await open(page);
    await leaveTwice(page);
    expect(orders.size).toBe(1);
  });
}

test("B-35 back from the gateway, the order of a gem leads to the order that reserves it", async ({
  page,
}) => {
  const orders = watchOrders(page);
  const gem = await findGem("blue-sapphire");
  await openGood(page, `/gemstones/${gem.id}/order`);
  await agree(page);
  await leaveAndComeBack(page, pay);
  await expect(page.getByRole("heading", { level: 2, name: "It is reserved for you" })).toBeVisible();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await payAgain(page).click();
  await expect(gateway(page)).toBeVisible();
  expect(orders.size).toBe(1);
});

const results: Record<string, (order: Order) => string> = {
  "the result of a payment": ({ id }) => paymentPath(id, "pooja"),
  "the result at the address of pujas": ({ id }) => pathTo("/pooja/payment-confirmation", { order_id: id }),
  "the result at the address of chadhavas": ({ id }) =>
    pathTo("/chadhaava/payment-confirmation", { order_id: id }),
};

for (const [name, pathOf] of Object.entries(results)) {
  test(`B-35 back from the gateway, ${name} can be paid, and shows within a second what was paid meanwhile`, async ({
    page,
  }) => {
    const order = await makeDeclinedOrder(await findPuja({ nth: 5 }));
    const orders = watchOrders(page);
    await page.goto(signedPath(pathOf(order), order.secret));
    await leaveAndComeBack(page, payAgain);
    await expect(payAgain(page)).not.toHaveAttribute("aria-busy", SOON);
    await leaveAndComeBack(page, payAgain, () => payElsewhere(order));
    await expect(paid(page)).toBeVisible(SOON);
    expect([...orders]).toEqual([order.id]);
  });
}

test("B-35 back from the gateway, the booking of a puja works within a second, and is one order once it is paid", async ({
  page,
}) => {
  const phone = newPhone();
  await openBooking(page, await findPuja({ nth: 6 }));
  await passAddons(page);
  await giveContact(page, phone);
  await leaveTwice(page);
  await atGateway(page, "pay");
  await expect(paid(page)).toBeVisible();
  expect(await countOrders(page, phone)).toBe(1);
});
