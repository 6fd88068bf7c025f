import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { cartCountKey, storeCartCount, storedCartCount } from "./index.ts";

test("the cart's count is stored, and each change is a different value, so that other tabs get an event", () => {
  const storage = createStorage(() => undefined);
  expect(storedCartCount(storage)).toBe(0);
  storeCartCount(storage, 3, 1);
  const before = storage.get(cartCountKey);
  expect(storedCartCount(storage)).toBe(3);
  storeCartCount(storage, 3, 2);
  expect(storage.get(cartCountKey)).not.toBe(before);
  storeCartCount(storage, 0, 3);
  expect(storedCartCount(storage)).toBe(0);
});

test("the largest cart, of thirty lines of 999 pieces, has a count", () => {
  const storage = createStorage(() => undefined);
  storeCartCount(storage, 29_970, 1);
  expect(storedCartCount(storage)).toBe(29_970);
});

test("an empty cart of a visitor who never had one stores nothing", () => {
  const storage = createStorage(() => undefined);
  storeCartCount(storage, 0, 1);
  expect(storage.keys()).toEqual([]);
});

test.each(["", "x", "-1 5", "1.5 5", "999999 5", "{}"])("%j is a count of none", (garbage) => {
  const storage = createStorage(() => undefined);
  storage.set(cartCountKey, garbage);
  expect(storedCartCount(storage)).toBe(0);
});
