import { storageKeys } from "@aradhana/core/storage";
import type { Page } from "@playwright/test";
import { blockStorage } from "../support/block-storage.ts";
import { atGateway, giveContact, goToPay, live, openBooking, passAddons } from "../support/book.ts";
import { makePaidOrder } from "../support/order.ts";
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

/** Fills everything the shop keeps in a browser, before any page of it runs. */
async function fill(
  page: Page,
  text: string,
  keys: { local: readonly string[]; session: readonly string[] },
) {
  await page.context().addCookies(
    ["country", "country_found", "lang"].map((name) => ({
      name,
      value: encodeURIComponent(text.replace("\ud800", "")).slice(0, 3_000),
      url: "http://127.0.0.1",
    })),
  );
  await page.addInitScript(
    ([value, local, session]) => {
      if (sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "yes");
      for (const key of local) localStorage.setItem(key, value);
      for (const key of session) sessionStorage.setItem(key, value);
    },
    [text, keys.local, keys.session] as const,
  );
}

for (const [name, text] of Object.entries(garbage)) {
  test(`with ${name} under every key, every page stands and a booking is made`, async ({
    page,
    mayBeSaid,
  }) => {
    mayBeSaid.push(/status of 4\d\d/);
    const puja = await findPuja({ nth: 11 });
    const { id, secret, packageId } = await makePaidOrder(puja);
    await fill(page, text, {
      local: [...storageKeys, "order_access"],
      session: [
        `draft:continue:${puja.id}`,
        `draft:sankalp:${id}`,
        `draft-of:${id}`,
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
    for (const address of [
      "/?panel=orders",
      "/online-puja?panel=account",
      `/pooja/${puja.id}`,
      "/auth",
      "/auth?link=follow&platform=android&next=%2Fonline-puja",
      `/orders/${id}/name`,
      `/orders/${id}/name?t=${secret}`,
      `/order/payment-confirmation/${id}/pooja/checkout`,
      `/puja/sankalp/${packageId}?order_id=${id}`,
      `/sankalp-form-submitted/${id}/pooja/name`,
    ]) {
      await page.goto(address);
      await live(page);
      // A panel hides the page behind it from those who listen.
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    }

    await openBooking(page, puja);
    await passAddons(page);
    await giveContact(page, newPhone());
    await goToPay(page);
    await atGateway(page, "pay");
    await expect(page.getByRole("heading", { level: 1, name: "Paid. Your puja is booked." })).toBeVisible();
  });
}

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
  await fill(page, JSON.stringify(draft), { local: [], session: [`draft:continue:${puja.id}`] });
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
});
