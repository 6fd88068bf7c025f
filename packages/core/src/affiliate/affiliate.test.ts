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

test("an address without one leaves what is kept", () => {
  expect(affiliateId(visit("step=pay", visit("affiliate_id=aff-42")))).toBe("aff-42");
});

test("another affiliate takes the place of the one before", () => {
  expect(affiliateId(visit("affiliate_id=b", visit("affiliate_id=a")))).toBe("b");
});

test("nobody sent who came without one", () => {
  expect(affiliateId(createStorage(() => undefined))).toBeUndefined();
});

test.each(["", " ", "x".repeat(65), "🪔".repeat(33), "a\0b"])(
  "%j is no affiliate, in an address or in a storage",
  (id) => {
    const storage = visit(`affiliate_id=${encodeURIComponent(id)}`);
    expect(storage.get("affiliate_id")).toBeNull();
    storage.set("affiliate_id", id);
    expect(affiliateId(storage)).toBeUndefined();
  },
);

test.each(["\ud800", "9".repeat(100_000)])("garbage in a storage is no affiliate", (id) => {
  const storage = createStorage(() => undefined);
  storage.set("affiliate_id", id);
  expect(affiliateId(storage)).toBeUndefined();
});

test("any other text of up to 64 units is kept as it is", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.~@+ /-]{0,62}[\w.~]$/), (id) => {
      expect(affiliateId(visit(`affiliate_id=${encodeURIComponent(id)}`))).toBe(id.trim());
    }),
  );
});
