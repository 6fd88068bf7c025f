import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { isCartDisabled, storeCartDisabled } from "./index.ts";

const since = Date.UTC(2026, 0, 1);
const disabled = () => {
  const storage = createStorage(() => undefined);
  storeCartDisabled(storage, new URLSearchParams("cart_disabled=true"), since);
  return storage;
};

test("§3 cart_disabled and cart_disabled_session_start are stored under their keys", () => {
  const storage = disabled();
  expect(storage.get("cart_disabled")).toBe("true");
  expect(storage.get("cart_disabled_session_start")).toBe(String(since));
});

test("the cart is shown unless it was disabled", () => {
  const storage = createStorage(() => undefined);
  expect(isCartDisabled(storage, since)).toBe(false);
  expect(isCartDisabled(disabled(), since)).toBe(true);
});

test.each([
  ["cart_disabled=false", false],
  ["cart_disabled=", true],
  ["cart_disabled=no", true],
  ["utm_source=a", true],
])("D15 after a link with %s the cart is hidden: %s", (query, isHidden) => {
  const storage = disabled();
  storeCartDisabled(storage, new URLSearchParams(query), since + 1);
  expect(isCartDisabled(storage, since + 2)).toBe(isHidden);
});

test.each([
  ["exactly 90 days", 7_776_000_000, true],
  ["a millisecond more", 7_776_000_001, false],
])(
  "§4 cart-disabled flag: cleared once its session start is older than 90 days: after %s",
  (_, age, stays) => {
    const storage = disabled();
    expect(isCartDisabled(storage, since + age)).toBe(stays);
    expect(storage.keys()).toHaveLength(stays ? 2 : 0);
  },
);

test.each([
  ["no start", "true", null],
  ["a start that is no time", "true", "yesterday"],
  ["garbage for a flag", "{", String(since)],
  ["nothing but its start", null, String(since)],
  ["a start that is yet to come", "true", String(since + 2)],
])("a flag with %s is cleared, because it would never expire", (_, flag, start) => {
  const storage = createStorage(() => undefined);
  if (flag !== null) storage.set("cart_disabled", flag);
  if (start !== null) storage.set("cart_disabled_session_start", start);
  expect(isCartDisabled(storage, since + 1)).toBe(false);
  expect(storage.keys()).toEqual([]);
});
