import { createStorage } from "@aradhana/core/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { order } from "../../test/orders.ts";
import { newBuyer } from "./buyer.ts";
import { keepLastOrder } from "./last-order.ts";

const madeAt = "2026-11-20T10:00:00.000Z";
const made = { id: order.id, number: order.number, secret: "secret", madeAt, isNamed: true };
const place = { partnerId: "one", from: "/widget/pujas" };
const tab = createStorage(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(madeAt) });
  tab.clear();
  keepLastOrder(tab, place).keep(made);
});
afterEach(() => void vi.useRealTimers());

test("a widget finds its last order again for a day", () => {
  expect(keepLastOrder(tab, place).get()).toEqual(made);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(keepLastOrder(tab, place).get()).toBeUndefined();
});

test.each([
  ["another partner's page", { ...place, partnerId: "two" }],
  ["another widget of the page", { ...place, from: "/widget/chadhawas" }],
])("%s finds none", (_, other) => {
  expect(keepLastOrder(tab, other).get()).toBeUndefined();
});

test.each(["", "{", "null", '{"id":"ord_1"}', JSON.stringify({ ...made, secret: "a b" })])(
  "what is not ours, such as %.30s, is no order",
  (garbage) => {
    for (const key of tab.keys()) tab.set(key, garbage);
    expect(keepLastOrder(tab, place).get()).toBeUndefined();
  },
);

test("its buyer can open it, and is told where its names were lost with the page", () => {
  const session = { id: "test", startedAt: 0 };
  const last = keepLastOrder(tab, place);
  expect(newBuyer(session, { last }).orders.get(order.id)).toEqual({ id: order.id, secret: "secret" });
  last.keep({ ...made, isNamed: false });
  expect(newBuyer(session, { last }).orders.get(order.id)).toMatchObject({ namesAre: "lost" });
});
