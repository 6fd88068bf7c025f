import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../../scripts/testing/property-runs.ts";
import { envelopeOf, readMessage } from "./envelope.ts";
import { type FromPage, type FromWidget, fromPage, fromWidget, handshake } from "./messages.ts";

const order = { order_id: "ord_0123456789abcdefgh" };
const item = { item_type: "puja", item_id: "pj_0123456789abcdefgh" };
const money = { amount: 50_100, currency: "inr" };

/** One message of each type. A missing type does not compile. */
const messages: FromWidget = {
  ready: { path: "/widget/pujas" },
  resize: { height: 812 },
  scroll_to: { top: 0 },
  navigate: { path: "/widget/pujas/pj_0123456789abcdefgh" },
  view_item: item,
  select_package: { ...item, package_id: "pk_0123456789abcdefgh" },
  begin_checkout: { ...item, ...money },
  payment_started: order,
  payment_pending: order,
  payment_success: order,
  payment_failed: order,
  order_success: { ...order, ...money, temp_order_id: "T-1" },
  cart_handoff: { url: "https://shop.test/?panel=cart&cart_ticket=a-b_c" },
  close: {},
  error: { code: "no_answer", retryable: true },
};
const types = Object.keys(messages) as (keyof FromWidget)[];

const requests: FromPage = {
  prefill: { name: "Asha", phone: "9876543210" },
  navigate: { path: "/widget/pujas/pj_0123456789abcdefgh/information-with-addon" },
  focus: {},
  close: {},
};
const requestTypes = Object.keys(requests) as (keyof FromPage)[];
const ask = (type: string, payload: object) => readMessage(fromPage, "a", envelopeOf(1, "a", type, payload));
const read = (type: string, payload: object) =>
  readMessage(fromWidget, "a", envelopeOf(1, "a", type, payload));

test.each(types)("%s is understood", (type) => {
  expect(read(type, messages[type])).toEqual({ type, payload: messages[type] });
});

test.each(types)("unknown fields of %s are dropped", (type) => {
  const person = { name: "Asha", phone: "9876543210", __proto__: null, constructor: 1 };
  expect(read(type, { ...person, ...messages[type] })).toEqual({ type, payload: messages[type] });
});

test.each(types.filter((type) => Object.keys(messages[type]).length > 0))("%s wants its fields", (type) => {
  for (const name of Object.keys(messages[type])) {
    if (name === "temp_order_id") continue;
    const { [name as never]: _, ...others } = messages[type];
    expect(read(type, others)).toBeUndefined();
    expect(read(type, { ...messages[type], [name]: {} })).toBeUndefined();
  }
});

test.each(requestTypes)("a page asks for %s, with its own fields and no other", (type) => {
  expect(ask(type, { ...requests[type], token: "x" })).toEqual({ type, payload: requests[type] });
});

test.each([
  "/online-puja",
  "/widget",
  "/widget/../online-puja",
  "/widget/pujas/../../../online-puja",
  "/widget/./pujas",
  "/widget//evil.test",
  "/widget/pujas?partner_id=x",
  "//evil.test/widget/pujas",
  "javascript:alert(1)",
  `/widget/${"a".repeat(82)}`,
])("a page cannot navigate a widget to %s", (path) => {
  expect(ask("navigate", { path })).toBeUndefined();
});

test.each([
  ["an object that calls itself a text", { toString: () => "pujas" }],
  ["an object that cannot be a text", { toString: 1, valueOf: 1 }],
  ["a list of the text", ["puja"]],
  ["a text in an object", Object("puja")],
])("%s is not a string and is not accepted as one", (_, item_type) => {
  expect(read("view_item", { ...item, item_type })).toBeUndefined();
});

test("a path may contain the partner's own order number", () => {
  const path = "/widget/order/payment-confirmation/ord_0123456789abcdefgh/puja/sandbox/p-1/T.1:a";
  expect(read("ready", { path })).toEqual({ type: "ready", payload: { path } });
  expect(read("ready", { path: `${path}?name=Asha` })).toBeUndefined();
});

test("the partner's order number is optional", () => {
  const { temp_order_id: _, ...others } = messages.order_success;
  expect(read("order_success", others)?.payload).toEqual(others);
});

test.each([
  ["a name where an id belongs", { ...item, item_id: "Asha Verma" }],
  ["a phone where an id belongs", { ...item, item_id: "9876543210" }],
  ["a list where a text belongs", { ...item, item_type: ["puja"] }],
])("%s is not a message", (_, payload) => {
  expect(read("view_item", payload)).toBeUndefined();
});

test.each([-1, 0.5, 20_000, Number.NaN, Infinity, "812", "812px", null])(
  "a frame cannot have the height %s",
  (height) => {
    expect(read("resize", { height })).toBeUndefined();
  },
);

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "ready"],
  ["of another name", { ...envelopeOf(1, "a", "close", {}), ns: "other" }],
  ["of another version", { ...envelopeOf(1, "a", "close", {}), v: 2 }],
  ["for another widget", envelopeOf(1, "b", "close", {})],
  ["of an unknown type", envelopeOf(1, "a", "order_cancelled", {})],
  ["of a type that every object has", envelopeOf(1, "a", "constructor", {})],
  ["whose type is a list", { ...envelopeOf(1, "a", "close", {}), type: ["close"] }],
])("a message that is %s is dropped", (_, data) => {
  expect(readMessage(fromWidget, "a", data)).toBeUndefined();
});

test("prefilled values are a name and a phone, or neither", () => {
  const prefill = (payload: object) => ask("prefill", payload);
  expect(prefill({ name: "Asha" })?.payload).toEqual({ name: "Asha" });
  expect(prefill({})?.payload).toEqual({});
  expect(prefill({ name: "Asha\nVerma" })).toBeUndefined();
  expect(prefill({ phone: 9876543210 })).toBeUndefined();
});

test("of arbitrary messages only those of the table are accepted, and none throws", () => {
  const near = fc.record(
    {
      ns: fc.constantFrom("aradhana", "x"),
      v: fc.constantFrom(1, 2, "1"),
      instance: fc.constantFrom("a", "b"),
      type: fc.oneof(fc.constantFrom(...types, ...requestTypes, "partner_id_set"), fc.string()),
      payload: fc.oneof(
        fc.anything(),
        fc.constantFrom<unknown>(...Object.values(messages), ...Object.values(requests)),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), (data) => {
      const understood = [
        [fromWidget, readMessage(fromWidget, "a", data)],
        [fromPage, readMessage(fromPage, "a", data)],
        [handshake, readMessage(handshake, "a", data)],
      ] as const;
      for (const [table, message] of understood) {
        if (message) expect(Object.keys(table)).toContain(message.type);
      }
    }),
    { numRuns: propertyRuns },
  );
});
