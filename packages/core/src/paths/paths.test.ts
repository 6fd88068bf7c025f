import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canonicalPath,
  cartHandoffPath,
  cartOrderPath,
  linkIn,
  mayCallAt,
  mayRecordAt,
  orderPath,
  type PathPattern,
  panelIn,
  pathBefore,
  pathPatterns,
  pathTo,
  payLaterPath,
  paymentPath,
  readPriceHint,
  sankalpPath,
  signedPath,
  signInPath,
  splitCartTicket,
  splitOrderSecret,
  withLanguage,
  withPanel,
} from "./index.ts";

test("the specification's 51 addresses are there, each once", () => {
  expect(new Set(pathPatterns).size).toBe(51);
  for (const pattern of pathPatterns) expect(pattern).toMatch(/^\/(?:[\w-]+|:\w+)?(?:\/(?:[\w-]+|:\w+))*$/);
});

test("values that a pattern names go into the path, the others into the query", () => {
  expect(pathTo("/")).toBe("/");
  expect(pathTo("/online-puja", { temple: "kashi", page: 2, deity: undefined })).toBe(
    "/online-puja?temple=kashi&page=2",
  );
  expect(pathTo("/pooja/:id/continue", { id: "pj_1", package: "pk_1" })).toBe(
    "/pooja/pj_1/continue?package=pk_1",
  );
});

test("names in a path are encoded, and none of them changes the path", () => {
  expect(orderPath({ id: "ord_1", name: "रुद्र / 50%?#" })).toBe(
    `/orders/ord_1/${encodeURIComponent("रुद्र / 50%?#")}`,
  );
  for (const name of ["", ".", "..", "..."]) expect(orderPath({ id: "ord_1", name })).toBe("/orders/ord_1/-");
});

test("any values are read back from a path of the same pattern", () => {
  const names = (pattern: PathPattern) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  fc.assert(
    fc.property(
      fc.constantFrom(...pathPatterns),
      fc.array(fc.string({ unit: "binary" }), { minLength: 5, maxLength: 5 }),
      (pattern, given) => {
        const values = Object.fromEntries(names(pattern).map((name, i) => [name, given[i] ?? ""]));
        const path = pathTo(pattern, values as never);
        const { pathname, search, hash } = new URL(path, "https://shop.test");
        expect(pathname + search + hash).toBe(path);
        const shown = pattern.split("/").map((part) => {
          const value = values[part.slice(1)];
          return value !== undefined && /^\.*$/.test(value) ? "-" : (value ?? part);
        });
        expect(pathname.split("/").map(decodeURIComponent)).toEqual(shown);
      },
    ),
  );
});

test("half a surrogate pair in a name breaks no link", () => {
  expect(orderPath({ id: "ord_1", name: "a\ud800" })).toBe("/orders/ord_1/a%EF%BF%BD");
});

test("the pages of an order", () => {
  expect(cartOrderPath).toBe("/abhimantrit-products/cart/order");
  expect(sankalpPath({ orderId: "ord_1", choiceId: "pk_1", isVip: true })).toBe(
    "/puja/sankalp/pk_1/vip?order_id=ord_1",
  );
  expect(sankalpPath({ orderId: "ord_1", itemId: "oi_1", choiceId: "pk_1", isVip: false })).toBe(
    "/puja/sankalp/pk_1?order_id=ord_1&item_id=oi_1",
  );
  expect(paymentPath("ord_1", "chadhaava")).toBe("/order/payment-confirmation/ord_1/chadhaava/checkout");
});

test("the secret of a signed link is sent to no server, leaves the address, and the rest stays", () => {
  const link = new URL(signedPath("/puja/sankalp/pk_1?order_id=ord_1", "s+/="), "https://shop.test");
  expect(link.pathname + link.search).toBe("/puja/sankalp/pk_1?order_id=ord_1");
  expect(splitOrderSecret(link.href)).toEqual({ secret: "s+/=", rest: "/puja/sankalp/pk_1?order_id=ord_1" });
});

test("the secret of an earlier link leaves its query", () => {
  expect(splitOrderSecret("https://shop.test/orders/ord_1/a?t=s&lang=hi#x")).toEqual({
    secret: "s",
    rest: "/orders/ord_1/a?lang=hi#x",
  });
  expect(splitOrderSecret("https://shop.test/orders/ord_1/a?lang=hi")).toBeUndefined();
  expect(splitOrderSecret("https://shop.test/?t=")).toBeUndefined();
});

test("the price in a reservation's address is read back in minor units", () => {
  const reserved = { package_id: "pk_1", pooja_id: "pj_1" };
  const price = { amount: 110_150, currency: "inr" as const };
  expect(payLaterPath({ ...reserved, price })).toBe("/pooja/book-now-pay-later/1101.5/pk_1/pj_1");
  expect(readPriceHint("1101.5")).toBe(110_150);
  for (const text of ["", "x", "1e3", "-1", "1.234", "9".repeat(10)]) {
    expect(readPriceHint(text)).toBeUndefined();
  }
});

test("a panel opens over a page whose filters stay, and closes again", () => {
  const page = { pathname: "/online-puja", search: "?deity=shiva" };
  expect(withPanel(page, "orders")).toBe("/online-puja?deity=shiva&panel=orders");
  expect(withPanel({ ...page, search: "?deity=shiva&panel=orders" })).toBe("/online-puja?deity=shiva");
  expect(panelIn("?panel=orders")).toBe("orders");
  expect(panelIn("?panel=search")).toBe("search");
  expect(panelIn("?panel=admin")).toBeUndefined();
  expect(panelIn("")).toBeUndefined();
});

test("the address that a widget hands a cart over by opens it, and is left without its ticket", () => {
  const { pathname, search } = new URL(cartHandoffPath("a/b"), "https://shop.test");
  expect(panelIn(search)).toBe("cart");
  expect(splitCartTicket({ pathname, search })).toEqual({ ticket: "a/b", rest: "/?panel=cart" });
  expect(splitCartTicket({ pathname: "/", search: "?panel=cart" })).toBeUndefined();
});

test("a language is chosen by the address, and English has the bare one for search engines", () => {
  const page = { pathname: "/online-puja", search: "?lang=hi&deity=shiva" };
  expect(withLanguage(page, "en")).toBe("/online-puja?deity=shiva&lang=en");
  expect(withLanguage(page)).toBe("/online-puja?deity=shiva");
  expect(canonicalPath("/pooja/pj_1", "hi")).toBe("/pooja/pj_1?lang=hi");
  expect(canonicalPath("/online-puja?page=2&lang=hi", "en")).toBe("/online-puja?page=2");
});

test.each([
  ["/", "/?lang=hi"],
  ["/pooja/pj_1?panel=cart#top", "/pooja/pj_1?panel=cart&lang=hi#top"],
  ["?q=a%20b?c", "?q=a%20b?c&lang=hi"],
  ["#top", "?lang=hi#top"],
  ["/blogs?lang=en", "/blogs?lang=en"],
  ["https://kashi.test/a", "https://kashi.test/a"],
  ["tel:+911234", "tel:+911234"],
  ["//kashi.test", "//kashi.test"],
])("on a page in Hindi the link %s leads to %s", (href, address) => {
  expect(linkIn("hi", href)).toBe(address);
  expect(linkIn("en", href)).toBe(href);
});

test("the login returns to the page it was opened from", () => {
  expect(signInPath({ pathname: "/pooja/pj_1/continue", search: "?step=contact" })).toBe(
    "/auth?next=%2Fpooja%2Fpj_1%2Fcontinue%3Fstep%3Dcontact",
  );
});

test("a document may use the microphone in conversations and in calls, and nowhere else", () => {
  for (const path of ["/chat", "/chat/", "/chats/cnv_1", "/chats/cnv_1/", "/astro/consultation"]) {
    expect([path, mayRecordAt(path)]).toEqual([path, true]);
  }
  for (const path of ["/", "/chatter", "/chat/other", "/astro", "/astro/consultations"]) {
    expect([path, mayRecordAt(path)]).toEqual([path, false]);
  }
  expect(["/astro/consultation/", "/chat"].map(mayCallAt)).toEqual([true, false]);
});

test("the part of a path before its first name", () => {
  expect(pathBefore("/gemstones/:id")).toBe("/gemstones/");
  expect(pathBefore("/chat")).toBe("/chat");
});
