import { type Pooja, policySlug } from "@aradhana/core/contract";
import { storageKeys } from "@aradhana/core/storage";
import type { Page } from "@playwright/test";
import { blockStorage } from "../support/block-storage.ts";
import { atGateway, giveContact, goToPay, live, openBooking, passAddons } from "../support/book.ts";
import { makePaidOrder, type Order } from "../support/order.ts";
import { routePatterns } from "../support/routes.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const garbage = {
  "broken JSON": '{"token":',
  null: "null",
  "a list": "[[[]]]",
  "another shape": '{"token":7,"userDetails":{"id":null},"__proto__":{"polluted":true}}',
  "signs of control": "\u0000\u202e\ud800",
  "very much": "9".repeat(100_000),
};

interface Keys {
  local: readonly string[];
  session: readonly string[];
}
type Kept = Record<keyof Keys, (readonly [key: string, value: string])[]>;

/** Everything the shop keeps in a browser that has to do with an order and its puja. */
const keysOf = ({ id }: Order, puja: Pooja): Keys => ({
  local: [...storageKeys, "order_access"],
  session: [
    `draft:continue:${puja.id}`,
    `draft:sankalp:${id}`,
    `draft-of:${id}`,
    `booked:${puja.id}`,
    `order-access:${id}`,
    "draft:continue:",
    "draft:continue:__proto__",
    "link_login",
    "reloaded_at",
    "updated_at",
    `told:${id}`,
    "arrival",
  ],
});

/** Where each page of the route table reads what is kept: a page that is new there has to be added here. */
const addressesOf = ({ id, secret, packageId }: Order, puja: Pooja): Record<string, string[]> => ({
  "/": ["/?panel=orders"],
  "/auth": ["/auth", "/auth?link=follow&platform=android&next=%2Fonline-puja"],
  "/online-puja": ["/online-puja?panel=account"],
  "/pooja/:id": [`/pooja/${puja.id}`],
  "/pooja/book-now-pay-later/:price/:packageId/:poojaId": [
    `/pooja/book-now-pay-later/1/${packageId}/${puja.id}`,
  ],
  "/pooja/:id/continue": [`/pooja/${puja.id}/continue?package=${packageId}&step=pay`],
  "/pooja/payment-confirmation": [`/pooja/payment-confirmation?order_id=${id}`],
  "/order/payment-confirmation/:orderId/:type/:paymentGateway": [
    `/order/payment-confirmation/${id}/pooja/checkout`,
  ],
  "/puja/sankalp/:packageId": [`/puja/sankalp/${packageId}?order_id=${id}`],
  "/puja/sankalp/:packageId/vip": [`/puja/sankalp/${packageId}/vip?order_id=${id}`],
  "/sankalp-form-submitted/:id/:type/:name": [`/sankalp-form-submitted/${id}/pooja/name`],
  "/orders/:id/:name": [`/orders/${id}/name`, `/orders/${id}/name?t=${secret}`],
  "/pooja/:id/vip": [`/pooja/${puja.id}/vip`],
  "/vip-pujas": ["/vip-pujas"],
  "/chadhaava": ["/chadhaava"],
  "/chadhaava/:id": ["/chadhaava/cd_aaaaaaaaaaaaaaaaaaaaaa"],
  "/chadhaava/order/success/:id": [`/chadhaava/order/success/${id}`],
  "/chadhaava/payment-confirmation": [`/chadhaava/payment-confirmation?order_id=${id}`],
  // One page: one of them stands for all.
  ...Object.fromEntries(policySlug.options.map((slug) => [`/${slug}`, []])),
  "/privacy-policy": ["/privacy-policy?panel=locale"],
});

/** Has each document of a page begin with `kept` in its storage; only the first, where it is to keep it `once`. */
async function fill(page: Page, kept: Kept, { once = false } = {}) {
  await page.addInitScript(
    ({ local, session, once }) => {
      if (once && sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "yes");
      for (const [key, value] of local) localStorage.setItem(key, value);
      for (const [key, value] of session) sessionStorage.setItem(key, value);
    },
    { ...kept, once },
  );
}

/** In cookies, too, as far as one can hold it. */
const fillCookies = (page: Page, text: string) =>
  page.context().addCookies(
    ["country", "country_found", "lang"].map((name) => ({
      name,
      value: encodeURIComponent(text.replace("\ud800", "")).slice(0, 3_000),
      url: "http://127.0.0.1",
    })),
  );

/** Each key with another kind of garbage, beginning with the one at `from`. */
const filledWith = ({ local, session }: Keys, texts: readonly string[], from = 0): Kept => {
  const fillEach = (keys: readonly string[]) =>
    keys.map((key, at) => [key, texts[(at + from) % texts.length] ?? ""] as const);
  return { local: fillEach(local), session: fillEach(session) };
};

const kinds = Object.values(garbage);

// What each kind does to each key, the tests beside the code that reads it know. Here every page meets every key.
for (const from of [0, 3]) {
  test(`with garbage under every key, from kind ${from} on, every page is shown`, async ({
    page,
    mayBeSaid,
  }) => {
    mayBeSaid.push(/status of 4\d\d/);
    const puja = await findPuja({ payLater: true });
    const order = await makePaidOrder(puja);
    const addresses = addressesOf(order, puja);
    expect(Object.keys(addresses).sort()).toEqual([...routePatterns].sort());
    const stored = filledWith(keysOf(order, puja), kinds, from);
    const sessionId = stored.local.find(([key]) => key === "session_id")?.[1] ?? "";
    await fill(page, stored);
    for (const [at, address] of Object.values(addresses).flat().entries()) {
      await fillCookies(page, kinds[(at + from) % kinds.length] ?? "");
      await page.goto(address, { waitUntil: "commit" });
      // The scripts have read what is stored once they have made a session of their own.
      await page.waitForFunction((garbled) => localStorage.getItem("session_id") !== garbled, sessionId);
      // A panel hides the page behind it from screen readers.
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    }
  });
}

test("with garbage of every kind under the keys, a booking is made", async ({ page, mayBeSaid }) => {
  mayBeSaid.push(/status of 4\d\d/);
  const puja = await findPuja({ nth: 11 });
  const order = await makePaidOrder(puja);
  await fill(page, filledWith(keysOf(order, puja), kinds), { once: true });
  await fillCookies(page, garbage["another shape"]);
  await openBooking(page, puja);
  await passAddons(page);
  await giveContact(page, newPhone());
  await goToPay(page);
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." })).toBeVisible();
});

test("a draft of the right shape and wrong content is mended or told, not followed", async ({
  page,
  mayBeSaid,
}) => {
  mayBeSaid.push(/status of 422/);
  const puja = await findPuja({ nth: 11 });
  const draft = {
    poojaId: puja.id,
    title: "<b>",
    at: -1,
    packageId: "pk_none",
    addons: { [puja.addons[0]?.id ?? ""]: -5, ao_none: 7 },
    dakshina: 1e21,
    currency: "inr",
    coupon: "x".repeat(500),
    name: "🙏",
    phone: { dial_code: "99999", number: "1".repeat(5_000) },
    address: { country_code: "zz" },
    whatsapp: false,
    attempt: { of: "", quoteId: "qt_none", idempotencyKey: "", orderId: "ord_none" },
  };
  await fill(
    page,
    filledWith({ local: [], session: [`draft:continue:${puja.id}`] }, [JSON.stringify(draft)]),
    {
      once: true,
    },
  );
  for (const step of ["package", "addons", "contact", "pay"]) {
    await page.goto(`/pooja/${puja.id}/continue?package=${puja.packages[0]?.id}&step=${step}`);
    await live(page);
    await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible();
  }
  await page.goto("/");
  await live(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a browser that keeps nothing, or refuses to, still books", async ({ page }) => {
  await blockStorage(page);
  const puja = await findPuja({ nth: 11 });
  await openBooking(page, puja);
  await passAddons(page);
  await giveContact(page, newPhone());
  await goToPay(page);
  // What the page kept in its memory is gone with it: the address of the way back knows the order.
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." })).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]t=/);
});
