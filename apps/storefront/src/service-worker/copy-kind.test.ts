import { expect, test } from "vitest";
import { copyKind, isPublicAnswer } from "./copy-kind.ts";

const origin = "https://shop.test";
const document = { method: "GET", mode: "navigate", destination: "document" };
const read = { method: "GET", mode: "cors", destination: "" };
const picture = { method: "GET", mode: "no-cors", destination: "image" };

test.each([
  ["/", "page"],
  ["/pooja/pj_1?utm_source=a", "page"],
  ["/?panel=orders", "page"],
  ["/orders/ord_1/asha", "personal page"],
  ["/orders/sample/finished-order", "page"],
  ["/order/success/ord_1", "personal page"],
  ["/abhimantrit-product/orders/success/ord_1", "personal page"],
  ["/chadhaava/order/success/ord_1", "personal page"],
  ["/success-page/ord_1/puja/asha", "personal page"],
  ["/sankalp-form-submitted/ord_1/puja/asha?item_id=oi_1", "personal page"],
  ["/kundali-report/ord_1", "personal page"],
  ["/kundali-report/sample", "page"],
  ["/order/payment-confirmation/ord_1/puja/checkout", "personal page"],
  ["/astro/booking/status?booking_id=bkg_1", "personal page"],
  ["/astro/consultation?booking_id=bkg_1", "personal page"],
  // A login, or what opens an order without one, is in the address.
  ["/orders/ord_1/asha?t=secret", undefined],
  ["/?token=secret&platform=android", undefined],
  ["/pooja/payment-confirmation?order_id=ord_1", undefined],
  ["/auth?next=%2F", undefined],
  ["/chats/cnv_1", undefined],
  ["/console/orders", undefined],
  ["/widget/pujas", undefined],
])("the document %s is saved as: %s", (path, kind) => {
  expect(copyKind({ ...document, url: origin + path }, origin)).toBe(kind);
});

test.each([
  ["/assets/index-abc.js", "asset"],
  ["/noauth-api/v1/home?country_code=in", "read"],
  ["/noauth-api/v1/payment/status?order_id=ord_1", undefined],
  ["/noauth-api/v1/cart", undefined],
  ["/noauth-api/v1/mandate?t=secret", undefined],
  ["/api/v1/order/getOrders", "personal read"],
  ["/api/v1/order/getOrderById?order_id=ord_1&t=secret", "personal read"],
  // Names, birth details and messages are not copied.
  ["/api/v1/user/familyProfile", undefined],
  ["/api/v1/kundali/getReport?order_id=ord_1", undefined],
  ["/api/v1/chat/getMessages?id=cnv_1", undefined],
  // §4: a new release is found at once.
  ["/asset-manifest.json?t=1", undefined],
  ["/service-worker.js", undefined],
])("the answer to %s is saved as: %s", (path, kind) => {
  expect(copyKind({ ...read, url: origin + path }, origin)).toBe(kind);
});

test("pictures are saved, recordings are not, nor what another origin serves or a form sends", () => {
  expect(copyKind({ ...picture, url: `${origin}/media/pj-640.avif` }, origin)).toBe("picture");
  expect(
    copyKind({ ...read, destination: "video", url: `${origin}/media/reel-a.mp4` }, origin),
  ).toBeUndefined();
  expect(copyKind({ ...picture, url: "https://other.test/media/pj-640.avif" }, origin)).toBeUndefined();
  expect(copyKind({ ...document, method: "POST", url: `${origin}/` }, origin)).toBeUndefined();
});

test.each([
  ["public, max-age=60, stale-while-revalidate=300", true],
  ["private, no-store", false],
  ["", false],
])("an answer with Cache-Control '%s' is public: %s", (cacheControl, isPublic) => {
  const headers = { "Cache-Control": cacheControl };
  expect(isPublicAnswer(new Response("{}", { headers }))).toBe(isPublic);
});
