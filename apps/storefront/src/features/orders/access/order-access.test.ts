import { createStorage, type KeyValueStorage } from "@aradhana/core/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../../test/fixtures.ts";
import { accessTo, storeAccess, takeAccessFromAddress } from "./order-access.ts";
import { storedOrdersKey } from "./saved-orders-key.ts";

const memory = () => createStorage(() => undefined);
/** The storage of a tab, and the storage that it shares with the other tabs. */
const openTab = (storage: KeyValueStorage = memory()) => ({ storage, drafts: memory() });
const first = idOf("ord", "first");
const second = idOf("ord", "second");
const DAY = 24 * 60 * 60 * 1000; // ms

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("a stored secret opens its own order and no other", () => {
  const tab = openTab();
  storeAccess(tab, first, "s1");
  expect(accessTo(tab, first)).toBe("s1");
  expect(accessTo(tab, second)).toBeUndefined();
});

test("another tab of the same browser opens it too", () => {
  const tab = openTab();
  storeAccess(tab, first, "s1");
  storeAccess(tab, second, "s2");
  const other = openTab(tab.storage);
  expect(accessTo(other, first)).toBe("s1");
  expect(accessTo(other, second)).toBe("s2");
});

test("later tabs open it for thirty days after it was last stored", () => {
  const { storage, ...tab } = openTab();
  storeAccess({ storage, ...tab }, first, "s1");
  vi.setSystemTime(Date.now() + 29 * DAY);
  expect(accessTo(openTab(storage), first)).toBe("s1");
  storeAccess({ storage, ...tab }, first, "s1");
  vi.setSystemTime(Date.now() + 29 * DAY);
  expect(accessTo(openTab(storage), first)).toBe("s1");
  vi.setSystemTime(Date.now() + DAY);
  expect(accessTo(openTab(storage), first)).toBeUndefined();
});

test("only the ten newest are stored", () => {
  const tab = openTab();
  const ids = Array.from({ length: 12 }, (_, n) => idOf("ord", `number${n}x`));
  for (const [n, id] of ids.entries()) storeAccess(tab, id, `s${n}`);
  const other = openTab(tab.storage);
  expect(ids.map((id) => accessTo(other, id) !== undefined)).toEqual([
    ...[false, false],
    ...Array.from({ length: 10 }, () => true),
  ]);
});

test("where the end of a login cleared the browser's storage, the tab still has its own orders", () => {
  const tab = openTab();
  storeAccess(tab, first, "s1");
  tab.storage.clear();
  expect(accessTo(tab, first)).toBe("s1");
  expect(accessTo(openTab(tab.storage), first)).toBeUndefined();
});

test("the secret of a signed link is removed from the address and stored", () => {
  const tab = openTab();
  const address = `https://shop.test/puja/sankalp/pk_1?order_id=${first}#t=s1`;
  expect(takeAccessFromAddress(tab, first, address)).toBe(`/puja/sankalp/pk_1?order_id=${first}`);
  expect(accessTo(tab, first)).toBe("s1");
  expect(accessTo(openTab(tab.storage), first)).toBe("s1");
});

test("an address without a secret stays as it is", () => {
  expect(takeAccessFromAddress(openTab(), first, `https://shop.test/orders/${first}/x`)).toBeUndefined();
});

test.each(["", "null\n", "पूजा", "9".repeat(100_000)])("%.20s was never a secret of ours", (garbage) => {
  const tab = openTab();
  storeAccess(tab, first, garbage);
  expect(accessTo(tab, first)).toBeUndefined();
  expect(tab.storage.get(storedOrdersKey)).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  '[{"id":"ord_1"}]',
  `[{"id":"${first}","secret":"a b","until":9e15}]`,
  "9".repeat(100_000),
])(
  "what stands under our key and is not ours, such as %.40s, opens nothing and is written over",
  (garbage) => {
    const tab = openTab();
    tab.storage.set(storedOrdersKey, garbage);
    expect(accessTo(tab, first)).toBeUndefined();
    storeAccess(tab, first, "s1");
    expect(accessTo(openTab(tab.storage), first)).toBe("s1");
  },
);
