import type { Pooja } from "@aradhana/core/contract";
import type { Page } from "@playwright/test";
import { addressesOf } from "../support/addresses.ts";
import { blockStorage } from "../support/block-storage.ts";
import { atGateway, giveContact, goToPay, live, openBooking, passAddons } from "../support/book.ts";
import { makePaidOrder } from "../support/order.ts";
import { routePatterns } from "../support/routes.ts";
import { findPuja, newPhone } from "../support/shop.ts";
import { fill, filledWith, garbage, keysOf } from "../support/stored-garbage.ts";
import { expect, test } from "../support/test.ts";

/** The same garbage in cookies, as far as their size allows. */
const fillCookies = (page: Page, text: string) =>
  page.context().addCookies(
    ["country", "country_found", "lang"].map((name) => ({
      name,
      value: encodeURIComponent(text.replace("\ud800", "")).slice(0, 3_000),
      url: "http://127.0.0.1",
    })),
  );

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
