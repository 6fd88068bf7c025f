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
])("values of a %s storage can be read until the page is left", (_, open) => {
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

/** A working browser storage with a size limit. */
function openWeb() {
  const stored = new Map<string, string>();
  const web = {
    isFull: false,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (web.isFull) full.setItem();
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
  return { web, stored };
}

test("a working storage stores everything itself", () => {
  const { web, stored } = openWeb();
  const storage = createStorage(() => web);
  storage.set("utm", "[]");
  storage.set("platform", "web");
  expect([...stored]).toEqual([
    ["utm", "[]"],
    ["platform", "web"],
  ]);
  expect(storage.keys()).toEqual(["utm", "platform"]);
  storage.remove("utm");
  expect([...stored.keys()]).toEqual(["platform"]);
  storage.clear();
  expect(stored.size).toBe(0);
});

test("a key that disappears while the keys are listed is skipped", () => {
  const { web } = openWeb();
  const storage = createStorage(() => web);
  storage.set("utm", "[]");
  storage.set("platform", "web");
  web.key = (at) => (at === 0 ? null : "platform");
  expect(storage.keys()).toEqual(["platform"]);
});

test("a change by another tab is read", () => {
  const { web, stored } = openWeb();
  const storage = createStorage(() => web);
  storage.set("utm", "[]");
  stored.set("utm", "[1]");
  expect(storage.get("utm")).toBe("[1]");
});

test("values that did not fit are read from memory until they fit", () => {
  const { web, stored } = openWeb();
  const storage = createStorage(() => web);
  storage.set("utm", "[]");
  web.isFull = true;
  storage.set("utm", "[1]");
  storage.set("platform", "ios");
  expect(storage.get("utm")).toBe("[1]");
  expect(storage.keys()).toEqual(["utm", "platform"]);
  // The next page must not find the replaced value.
  expect(stored.size).toBe(0);
  web.isFull = false;
  storage.set("utm", "[2]");
  stored.delete("utm");
  expect(storage.get("utm")).toBeNull();
});

test("an invalid record reads as undefined", () => {
  const storage = createStorage(() => undefined);
  const schema = v.object({ token: v.string() });
  for (const garbage of ["{", "null", "[]", '{"token":7}']) {
    storage.set("user", garbage);
    expect(readJson(storage, "user", schema)).toBeUndefined();
  }
  storage.set("user", '{"token":"a"}');
  expect(readJson(storage, "user", schema)).toEqual({ token: "a" });
});
