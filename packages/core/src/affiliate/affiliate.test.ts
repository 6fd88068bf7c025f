import fc from "fast-check";
import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { affiliateId, storeAffiliate } from "./index.ts";

const visit = (address: string, storage = createStorage(() => undefined)) => {
  storeAffiliate(storage, new URLSearchParams(address));
  return storage;
};

test("§4 if the page address has an affiliate_id query parameter, its value is saved under affiliate_id and is available for use", () => {
  const storage = visit("utm_source=a&affiliate_id=aff-42");
  expect(storage.get("affiliate_id")).toBe("aff-42");
  expect(affiliateId(storage)).toBe("aff-42");
});

test("a URL without affiliate_id keeps the stored one", () => {
  expect(affiliateId(visit("step=pay", visit("affiliate_id=aff-42")))).toBe("aff-42");
});

test("a new affiliate replaces the stored one", () => {
  expect(affiliateId(visit("affiliate_id=b", visit("affiliate_id=a")))).toBe("b");
});

test("without affiliate_id there is no affiliate", () => {
  expect(affiliateId(createStorage(() => undefined))).toBeUndefined();
});

test.each(["", " ", "x".repeat(65), "🪔".repeat(33), "a\0b"])(
  "%j is not an affiliate id, neither in a URL nor in storage",
  (id) => {
    const storage = visit(`affiliate_id=${encodeURIComponent(id)}`);
    expect(storage.get("affiliate_id")).toBeNull();
    storage.set("affiliate_id", id);
    expect(affiliateId(storage)).toBeUndefined();
  },
);

test.each(["\ud800", "9".repeat(100_000)])("invalid text in storage is not an affiliate id", (id) => {
  const storage = createStorage(() => undefined);
  storage.set("affiliate_id", id);
  expect(affiliateId(storage)).toBeUndefined();
});

test("any other text of up to 64 UTF-16 units is stored unchanged", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.~@+ /-]{0,62}[\w.~]$/), (id) => {
      expect(affiliateId(visit(`affiliate_id=${encodeURIComponent(id)}`))).toBe(id.trim());
    }),
  );
});
