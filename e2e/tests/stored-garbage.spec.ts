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
type Stored = Record<keyof Keys, (readonly [key: string, value: string])[]>;

/** Every storage key of an order and its puja. */
const keysOf = ({ id }: Order, puja: Pooja): Keys => ({
  local: [...storageKeys, "order_access", "reel_likes", "reel_counts", "saved_gems"],
  session: [
    "checkout_drafts",
    // As tabs stored drafts before November 2026.
    `draft:continue:${puja.id}`,
    `draft:sankalp:${id}`,
    `order-access:${id}`,
    "draft:continue:",
    "draft:continue:__proto__",
    "link_login",
    "reloaded_at",
    "updated_at",
    `tracked:${id}`,
    "arrival",
  ],
});

/** Addresses of each route that reads storage: a new route has to be added here. */
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
  "/orders/:id/:name": [`/orders/${id}/name`, `/orders/${id}/name#t=${secret}`],
  "/pooja/:id/vip": [`/pooja/${puja.id}/vip`],
  "/vip-pujas": ["/vip-pujas"],
  "/chadhaava": ["/chadhaava"],
  "/abhimantrit-products": ["/abhimantrit-products?category=%22&min=x"],
  "/abhimantrit-products/:id": ["/abhimantrit-products/pd_aaaaaaaaaaaaaaaaaaaaaa"],
  "/:type/:id/order": ["/gemstones/pd_aaaaaaaaaaaaaaaaaaaaaa/order"],
  "/order/success/:id": [`/order/success/${id}`],
  "/abhimantrit-product/orders/success/:id": [`/abhimantrit-product/orders/success/${id}`],
  "/gemstones": ["/gemstones?stone=%22&min_carat=x"],
  "/gemstones/:id": ["/gemstones/pd_aaaaaaaaaaaaaaaaaaaaaa"],
  "/name-correction": ["/name-correction", `/name-correction?order_id=${id}`],
  "/astro-guru/form": [
    ...["/astro-guru/form?service=kundali", "/astro-guru/form?service=%22"],
    "/astro-guru/form?service=consult&astrologer_id=none",
  ],
  "/kundali-report/:orderId": [`/kundali-report/${id}?s=x&version=-1`, "/kundali-report/sample"],
  "/success-page/:id/:type/:name": [`/success-page/${id}/kundali/name`],
  "/reels": ["/reels?reel=%22&t=x"],
  "/chat": ["/chat"],
  "/chats/:id": ["/chats/cnv_aaaaaaaaaaaaaaaaaaaaaa"],
  "/astro-guru/find": ["/astro-guru/find?topic=%22&max_price=x"],
  "/astro/booking/status": ["/astro/booking/status?booking_id=none"],
  "/astro/consultation": ["/astro/consultation?booking_id=none"],
  "/blogs": ["/blogs?category=%22&page=-1"],
  "/blogs/:id": ["/blogs/what-is-a-sankalp"],
  "/chadhaava/:id": ["/chadhaava/cd_aaaaaaaaaaaaaaaaaaaaaa"],
  "/chadhaava/order/success/:id": [`/chadhaava/order/success/${id}`],
  "/chadhaava/payment-confirmation": [`/chadhaava/payment-confirmation?order_id=${id}`],
  // One screen for all policies.
  ...Object.fromEntries(policySlug.options.map((slug) => [`/${slug}`, []])),
  "/privacy-policy": ["/privacy-policy?panel=locale"],
});

/** Fills the storage before each document loads, or only before the first one (`once`). */
async function fill(page: Page, stored: Stored, { once = false } = {}) {
  await page.addInitScript(
    ({ local, session, once }) => {
      if (once && sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "yes");
      for (const [key, value] of local) localStorage.setItem(key, value);
      for (const [key, value] of session) sessionStorage.setItem(key, value);
    },
    { ...stored, once },
  );
}

/** The same garbage in cookies, as far as their size allows. */
const fillCookies = (page: Page, text: string) =>
  page.context().addCookies(
    ["country", "country_found", "lang"].map((name) => ({
      name,
      value: encodeURIComponent(text.replace("\ud800", "")).slice(0, 3_000),
      url: "http://127.0.0.1",
    })),
  );

/** Each key with another kind of garbage. */
const filledWith = ({ local, session }: Keys, texts: readonly string[]): Stored => {
  const fillEach = (keys: readonly string[]) =>
    keys.map((key, at) => [key, texts[at % texts.length] ?? ""] as const);
  return { local: fillEach(local), session: fillEach(session) };
};

const kinds = Object.values(garbage);

const parts = 4;

// What each kind does to each key is tested beside the code that reads it. Here every page meets every key.
for (let part = 0; part < parts; part++) {
  test(`every page is shown with garbage under every key of storage (${part + 1} of ${parts})`, async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(/status of 4\d\d/);
    const puja = await findPuja({ payLater: true });
    const order = await makePaidOrder(puja);
    const addresses = addressesOf(order, puja);
    expect(Object.keys(addresses).sort()).toEqual([...routePatterns].sort());
    const stored = filledWith(keysOf(order, puja), kinds);
    const sessionId = stored.local.find(([key]) => key === "session_id")?.[1] ?? "";
    await fill(page, stored);
    for (const [at, address] of Object.values(addresses).flat().entries()) {
      if (at % parts !== part) continue;
      await fillCookies(page, kinds[Math.floor(at / parts) % kinds.length] ?? "");
      await page.goto(address, { waitUntil: "commit" });
      // The scripts have read the storage once they have replaced the session id.
      await page.waitForFunction((garbled) => localStorage.getItem("session_id") !== garbled, sessionId);
      // A panel hides the page behind it from screen readers.
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    }
  });
}

test("a booking works with garbage in storage, and each of its steps opens with a draft of wrong values", async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push(/status of 4\d\d/);
  const puja = await findPuja({ nth: 11 });
  const order = await makePaidOrder(puja);
  await fill(page, filledWith(keysOf(order, puja), kinds), { once: true });
  await fillCookies(page, garbage["another shape"]);
  await openBooking(page, puja);
  await passAddons(page);
  await giveContact(page, newPhone());
  await goToPay(page);

  await page.goto("/robots.txt");
  await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
    "checkout_drafts",
    JSON.stringify({ drafts: { [`shop ${puja.id}`]: wrongDraft(puja) }, paid: {} }),
  ] as const);
  for (const step of ["package", "addons", "contact", "pay"]) {
    await page.goto(`/pooja/${puja.id}/continue?package=${puja.packages[0]?.id}&step=${step}`);
    await live(page);
    await expect(page.getByRole("heading", { level: 1, name: puja.title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible();
  }
});

/** A draft of the right shape with values that no screen writes. */
const wrongDraft = ({ id, addons }: Pooja) => ({
  type: "pooja",
  itemId: id,
  country: "in",
  title: "<b>",
  at: -1,
  packageId: "pk_none",
  items: { [addons[0]?.id ?? ""]: -5, ao_none: 7 },
  dakshina: 1e21,
  coupon: "x".repeat(500),
  name: "🙏",
  phone: { dial_code: "99999", number: "1".repeat(5_000) },
  address: { country_code: "zz" },
  whatsapp: false,
  attempt: { of: "", quoteId: "qt_none", idempotencyKey: "", orderId: "ord_none" },
});

test("a booking works in a browser that blocks storage", async ({ page }) => {
  await blockStorage(page);
  const puja = await findPuja({ nth: 11 });
  await openBooking(page, puja);
  await page.getByRole("textbox", { name: /^Dakshina/ }).fill("");
  await passAddons(page);
  await giveContact(page, newPhone());
  await goToPay(page);
  // The page was reloaded: the return URL names the order.
  await atGateway(page, "pay");
  await expect(page.getByRole("heading", { level: 1, name: "Payment received. Puja booked." })).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]t=/);
});
