import { canonicalPath } from "@aradhana/core/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { idOf } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

const order = idOf("ord", "one");
const page = async (path: string, language: "en" | "hi") =>
  (await getPage(api.url, canonicalPath(path, language))).text();
/** The content of the page without scripts. */
const messages = async (path: string, language: "en" | "hi") =>
  [...(await page(path, language)).matchAll(/<noscript[^>]*>(.*?)<\/noscript>/gs)]
    .map(([, text]) => text)
    .join();

describe.each([
  [`/orders/${order}/name`, "Turn on JavaScript to see your order", "ऑर्डर देखने के लिए जावास्क्रिप्ट चालू करें"],
  [`/order/payment-confirmation/${order}/pooja/checkout`, "Do not pay again", "दोबारा भुगतान न करें"],
  [`/pooja/payment-confirmation?order_id=${order}`, "Do not pay again", "दोबारा भुगतान न करें"],
  [
    `/puja/sankalp/pk_1?order_id=${order}`,
    "Turn on JavaScript to add names",
    "नाम देने के लिए जावास्क्रिप्ट चालू करें",
  ],
  [
    `/sankalp-form-submitted/${order}/pooja/name`,
    "Turn on JavaScript to see your sankalp",
    "संकल्प देखने के लिए जावास्क्रिप्ट चालू करें",
  ],
  ["/auth", "Turn on JavaScript to sign in", "साइन इन के लिए जावास्क्रिप्ट चालू करें"],
  ["/exchange-policy?panel=account", "Turn on JavaScript to sign in", "साइन इन के लिए जावास्क्रिप्ट चालू करें"],
  ["/?panel=orders", "Turn on JavaScript to sign in", "साइन इन के लिए जावास्क्रिप्ट चालू करें"],
])("%s", (path, en, hi) => {
  test.each([
    ["en", en],
    ["hi", hi],
  ] as const)("explains in %s what needs a script, and the alternatives", async (language, heading) => {
    const text = await messages(path, language);
    expect(text).toContain(`<h2>${heading}</h2>`);
    expect(text).toMatch(/<a href="https:\/\/wa\.me\/91\d+\?text=[^"]+">/);
    expect(text).toMatch(/<a href="tel:\+91\d+">/);
  });
});

test.each([
  [`/gemstones/${idOf("pd", "ruby")}/order`, "Ruby"],
  [`/abhimantrit-products/${idOf("pd", "mala")}/order`, "Tulsi mala"],
  ["/abhimantrit-products/cart/order", "Checkout"],
  [`/pooja/${idOf("pj", "rudrabhishek")}/continue?package=${idOf("pk", "people1")}`, "Rudrabhishek"],
])("%s says in both languages how %s is ordered on WhatsApp or by phone", async (path, title) => {
  for (const [language, start] of [
    ["en", "Ordering here needs JavaScript"],
    ["hi", "यहाँ ऑर्डर करने के लिए जावास्क्रिप्ट चाहिए"],
  ] as const) {
    const text = await messages(path, language);
    expect(text).toContain(start);
    expect(text).toMatch(/<a href="tel:\+91\d+">/);
    const [, message = ""] = text.match(/<a href="https:\/\/wa\.me\/91\d+\?text=([^"]+)">/) ?? [];
    // The items of this test have English titles only.
    expect(decodeURIComponent(message)).toMatch(language === "hi" ? /\p{Script=Devanagari}/u : title);
  }
});

test.each([
  [`/orders/${order}/name`, 'aria-hidden="true"'],
  [`/order/payment-confirmation/${order}/pooja/checkout`, "Checking with the bank"],
  [`/pooja/payment-confirmation?order_id=${order}`, "Checking with the bank"],
  [`/puja/sankalp/${idOf("pk", "one")}?order_id=${order}`, 'aria-busy="true"'],
  [`/sankalp-form-submitted/${order}/pooja/name`, 'aria-busy="true"'],
  ["/auth", "Get OTP"],
  [`/pooja/${idOf("pj", "rudrabhishek")}/continue?package=${idOf("pk", "people1")}`, "To pay"],
])("%s hides what is dead without a script", async (path, dead) => {
  const [, main = ""] = (await page(path, "en")).split("<main");
  const hidden = main.search(/<div class="[^"]*needsScript/);
  expect(hidden).toBeGreaterThan(0);
  expect(main.indexOf(dead)).toBeGreaterThan(hidden);
});

test("the panel of country and language is a list of links and a form, which stay on the page", async () => {
  const text = await messages("/online-puja?deity=shiva&panel=locale", "en");
  expect(text).toContain('href="/online-puja?deity=shiva&amp;choose_lang=hi"');
  expect(text).toContain('<form action="/online-puja"><input type="hidden" name="deity" value="shiva"/>');
  expect(text).toContain('<option value="in" selected="">India</option>');
  expect(text).toContain('<option value="us">United States</option>');
  expect(text).toContain('<a href="/online-puja?deity=shiva">Close</a>');
});

test("the search panel is a form that leads to the list", async () => {
  const text = await messages("/exchange-policy?panel=search", "hi");
  expect(text).toContain('<form action="/online-puja"><input type="hidden" name="lang" value="hi"/>');
  expect(text).toMatch(/<input type="search" [^>]*name="q"/);
});

test("a page without a panel has neither", async () => {
  expect(await messages("/online-puja", "en")).toBe("");
});
