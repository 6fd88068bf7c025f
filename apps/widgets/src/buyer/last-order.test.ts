import { createStorage } from "@aradhana/core/storage";
import { beforeEach, expect, test } from "vitest";
import { order } from "../../test/orders.ts";
import { newBuyer } from "./buyer.ts";
import { storeLastOrder } from "./last-order.ts";

const madeAt = "2026-11-20T10:00:00.000Z";
const made = { id: order.id, number: order.number, secret: "secret", madeAt, isNamed: true };
let now = 0;
const place = { partnerId: "one", from: "/widget/pujas", now: () => now };
const tab = createStorage(() => undefined);

beforeEach(() => {
  now = Date.parse(madeAt);
  tab.clear();
  storeLastOrder(tab, place).keep(made);
});

test("a widget finds its last order again for a day", () => {
  expect(storeLastOrder(tab, place).get()).toEqual(made);
  now += 24 * 60 * 60 * 1000;
  expect(storeLastOrder(tab, place).get()).toBeUndefined();
});

test.each([
  ["another partner's page", { ...place, partnerId: "two" }],
  ["another widget of the page", { ...place, from: "/widget/chadhawas" }],
])("%s finds none", (_, other) => {
  expect(storeLastOrder(tab, other).get()).toBeUndefined();
});

test.each(["", "{", "null", '{"id":"ord_1"}', JSON.stringify({ ...made, secret: "a b" })])(
  "what is not ours, such as %.30s, is no order",
  (garbage) => {
    for (const key of tab.keys()) tab.set(key, garbage);
    expect(storeLastOrder(tab, place).get()).toBeUndefined();
  },
);

test("its buyer can open it, and sees a message if its names were lost with the page", () => {
  const session = { id: "test", startedAt: 0 };
  const last = storeLastOrder(tab, place);
  expect(newBuyer(session, { last, now: place.now }).orders.get(order.id)).toEqual({
    id: order.id,
    secret: "secret",
  });
  last.keep({ ...made, isNamed: false });
  expect(newBuyer(session, { last, now: place.now }).orders.get(order.id)).toMatchObject({
    namesAre: "lost",
  });
});
