import { createStorage } from "@aradhana/core/storage";
import { expect, test } from "vitest";
import { accessTo, keepAccess, takeAccessFromAddress } from "./order-access.ts";

test("a kept secret opens its own order and no other", () => {
  const drafts = createStorage(() => undefined);
  keepAccess(drafts, "ord_1", "s1");
  expect(accessTo(drafts, "ord_1")).toBe("s1");
  expect(accessTo(drafts, "ord_2")).toBeUndefined();
});

test("a signed link's secret leaves the address and is kept", () => {
  const drafts = createStorage(() => undefined);
  const address = "https://shop.test/puja/sankalp/pk_1?order_id=ord_1&t=s1";
  expect(takeAccessFromAddress(drafts, "ord_1", address)).toBe("/puja/sankalp/pk_1?order_id=ord_1");
  expect(accessTo(drafts, "ord_1")).toBe("s1");
});

test("an address without a secret stays as it is", () => {
  const drafts = createStorage(() => undefined);
  expect(takeAccessFromAddress(drafts, "ord_1", "https://shop.test/orders/ord_1/x")).toBeUndefined();
});

test.each(["", "null\n", "पूजा", "9".repeat(100_000)])("%.20s was never a secret of ours", (garbage) => {
  const drafts = createStorage(() => undefined);
  keepAccess(drafts, "ord_1", garbage);
  expect(accessTo(drafts, "ord_1")).toBeUndefined();
});
