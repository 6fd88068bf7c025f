import * as v from "valibot";
import { expect, test } from "vitest";
import { createStorage, readJson } from "./index.ts";

const throwing = () => {
  throw new DOMException("denied", "SecurityError");
};
const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {},
  clear: () => {},
  key: () => null,
  length: 0,
};

test.each([
  ["missing", () => undefined],
  ["blocked", throwing],
  [
    "throwing at each call",
    () => ({
      getItem: throwing,
      setItem: throwing,
      removeItem: throwing,
      clear: throwing,
      key: throwing,
      get length() {
        return throwing();
      },
    }),
  ],
  ["full", () => full],
])("what is set in a %s storage can be read until the page is left", (_, open) => {
  const storage = createStorage(open);
  storage.set("utm", "[]");
  expect(storage.get("utm")).toBe("[]");
  expect(storage.keys()).toEqual(["utm"]);
  storage.remove("utm");
  expect(storage.get("utm")).toBeNull();
  storage.set("utm", "[]");
  storage.clear();
  expect(storage.get("utm")).toBeNull();
});

test("a record that is corrupt or of another shape reads as none", () => {
  const storage = createStorage(() => undefined);
  const schema = v.object({ token: v.string() });
  for (const garbage of ["{", "null", "[]", '{"token":7}']) {
    storage.set("user", garbage);
    expect(readJson(storage, "user", schema)).toBeUndefined();
  }
  storage.set("user", '{"token":"a"}');
  expect(readJson(storage, "user", schema)).toEqual({ token: "a" });
});
