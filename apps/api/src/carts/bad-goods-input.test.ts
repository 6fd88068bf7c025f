import { randomUUID } from "node:crypto";
import { cart } from "@aradhana/core/goods";
import { expect, test } from "vitest";
import { readResponse, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { choices } from "../../test/with-cart.ts";
import { stableId } from "../ids/new-id.ts";

const { db, request } = await createTestApp();
await stockShop(db);
const buyer = shopper(request);
const send = async (method: string, path: string, body?: unknown) => {
  const headers = { "idempotency-key": randomUUID() };
  return readResponse(await buyer.send(method, `/noauth-api/v1${path}`, body, headers), cart);
};

const variant_id = stableId("pv", "tulsi-mala-108", "yellow");
const product_id = stableId("pd", "ruby-01");
const ring = { product_id, setting: "ring", metal: "gold-18k" };
const unknown = "a".repeat(22);
const lines = "/cart/lines";

/** What is wrong, the request, and how it is refused: status, code and, of bad input, the field. */
type Row = [string, method: string, path: string, body: unknown, refused: [number, string, string?]];

const bad = (field: string): Row[4] => [422, "invalid_input", field];
const pageOf = (kind: string, id: string) => `/${kind}ById?product_id=${id}`;
const product = (id: string) => pageOf("abhimantrit_product/product", id);
const mala = (qty: unknown) => ({ type: "abhimantrit", variant_id, qty });
const ofRing = (changes: object) => ({ type: "gemstone", ...ring, ...changes });
const impossible = (field: string): Row[4] => [409, "setting_unavailable", field];
const neverEnergised = { variant_id: stableId("pv", "tulsi-bracelet", "yellow"), energise: true };
const notEnergised: Row[4] = [409, "energisation_unavailable", "energise"];
const missing: Row[4] = [404, "offer_not_found"];

const rows: Row[] = [
  ...[0, -1, 1.5, 1000, 1e21, 2 ** 53, "2", null, [], {}].flatMap((qty): Row[] => [
    [`quantity ${JSON.stringify(qty)}`, "POST", lines, mala(qty), bad("qty")],
    [`quantity ${JSON.stringify(qty)}`, "POST", "/abhimantrit/quote", mala(qty), bad("qty")],
  ]),
  ...[0, -3, 99, 2 ** 53, null].map(
    (ring_size): Row => [
      `ring size ${ring_size}`,
      "POST",
      lines,
      ofRing({ ring_size }),
      impossible("ring_size"),
    ],
  ),
  ["ring size 1.5", "POST", lines, ofRing({ ring_size: 1.5 }), bad("ring_size")],
  ["ring size as text", "POST", "/gemstone/quote", { ...ring, ring_size: "12" }, bad("ring_size")],
  ["energised, which it never is", "POST", lines, { ...mala(1), ...neverEnergised }, notEnergised],
  [
    "unknown add-on",
    "POST",
    lines,
    { ...choices.puja, addons: [{ id: `ao_${unknown}`, qty: 1 }] },
    [409, "addon_unavailable", "addons"],
  ],
  [
    "unknown offering",
    "POST",
    lines,
    { ...choices.leaves, items: [{ id: `of_${unknown}`, qty: 1 }] },
    [409, "offering_unavailable", "items"],
  ],
  ["unknown metal", "POST", lines, ofRing({ metal: "tin", ring_size: 12 }), impossible("metal")],
  ["a ring without a metal", "POST", lines, ofRing({ metal: null, ring_size: 12 }), impossible("metal")],
  ["malformed colour", "POST", lines, { type: "abhimantrit", variant_id: "red" }, bad("variant_id")],
  ["malformed gem", "POST", lines, ofRing({ product_id: "ruby" }), bad("product_id")],
  ["unknown colour", "POST", lines, { type: "abhimantrit", variant_id: `pv_${unknown}` }, missing],
  ["unknown gem", "POST", lines, ofRing({ product_id: `pd_${unknown}`, ring_size: 12 }), missing],
  ["unknown kind", "POST", lines, { type: "book" }, bad("type")],
  ["page of no product", "GET", product(`pd_${unknown}`), undefined, [404, "product.not_found"]],
  ["page of a malformed id", "GET", product("mala"), undefined, bad("product_id")],
  ["page of no gem", "GET", pageOf("gemstone/gem", `pd_${unknown}`), undefined, [404, "gem.not_found"]],
  ["unknown line", "PATCH", `${lines}/cl_${unknown}`, { qty: 1 }, [404, "cart_line_not_found"]],
  ["no change of a line", "PATCH", `${lines}/cl_${unknown}`, {}, bad("qty")],
  ["malformed line", "DELETE", `${lines}/%00`, undefined, [404, "cart_line_not_found"]],
  ["empty coupon", "POST", "/cart/coupon", { code: " " }, bad("code")],
  ["coupon with a control character", "POST", "/cart/coupon", { code: "A\u0000" }, bad("code")],
  ["coupon too long", "POST", "/cart/coupon", { code: "A".repeat(25) }, bad("code")],
  ["foreign PIN", "GET", "/delivery/check?postcode=SW1A%201AA", undefined, bad("postcode")],
  ["PIN too long", "POST", "/cart/quote", { postcode: "1".repeat(13) }, bad("postcode")],
  ["PIN as a number", "POST", "/cart/quote", { postcode: 302_001 }, bad("postcode")],
  ["unknown ticket", "POST", "/cart", { ticket: "nobody" }, [410, "cart_ticket_ended"]],
];

test.each(rows)("%s: %s %s names code and field, and the cart stays as it is", async (_, ...row) => {
  const [method, path, body, [status, code, field]] = row;
  const response = await send(method, path, body);
  expect([response.status, response.code]).toEqual([status, code]);
  if (field) expect(response.errorBody?.field_errors[0]).toMatchObject({ field });
  expect((await send("GET", "/cart")).results.lines).toEqual([]);
});
