import fc from "fast-check";
import { expect, test } from "vitest";
import { type CouponCase, type CouponTerms, checkCoupon, normaliseCode } from "./coupons.rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const tenPercent: CouponTerms = {
  code: "PEHLI10",
  kind: "pct",
  pct: 10,
  flat: null,
  cap: { inr: 20_000, usd: 500, eur: 500 },
  minTotal: { inr: 50_000, usd: 1_000, eur: 1_000 },
  ...{ minDevotees: null, firstOrderOnly: false, perCustomer: null },
  startsAt: new Date("2026-11-01T00:00:00Z"),
  endsAt: new Date("2026-12-01T00:00:00Z"),
};
const flat: CouponTerms = {
  ...tenPercent,
  kind: "flat",
  pct: null,
  flat: { inr: 10_000, usd: 200, eur: 200 },
  cap: null,
};
const purchaseOf = (more: Partial<CouponCase> = {}): CouponCase => ({
  ...{ base: 85_100, currency: "inr", devotees: 1, before: { orders: 0, uses: 0 }, now },
  ...more,
});

test("a percentage discount is rounded down to whole minor units and limited by the cap", () => {
  expect(checkCoupon(tenPercent, purchaseOf({ base: 85_109 }))).toEqual({
    status: "applied",
    discount: 8_510,
  });
  expect(checkCoupon(tenPercent, purchaseOf({ base: 900_000 }))).toEqual({
    status: "applied",
    discount: 20_000,
  });
});

test("a flat discount depends on the buyer's currency", () => {
  expect(checkCoupon(flat, purchaseOf())).toEqual({ status: "applied", discount: 10_000 });
  expect(checkCoupon(flat, purchaseOf({ base: 2_100, currency: "usd" }))).toEqual({
    status: "applied",
    discount: 200,
  });
});

test("a coupon that does not apply comes with the reason", () => {
  const before = new Date("2026-10-31T23:59:59Z");
  const after = new Date("2026-12-01T00:00:00Z");
  expect(checkCoupon(undefined, purchaseOf())).toMatchObject({ reason: "unknown" });
  expect(checkCoupon(tenPercent, purchaseOf({ now: before }))).toMatchObject({ reason: "unknown" });
  expect(checkCoupon(tenPercent, purchaseOf({ now: after }))).toMatchObject({ reason: "ended" });
  expect(checkCoupon(tenPercent, purchaseOf({ base: 49_999 }))).toMatchObject({ reason: "below_minimum" });
});

test("a coupon can be limited by package size, to first orders, and to a number of uses", () => {
  const forMany = { ...tenPercent, minDevotees: 6 };
  expect(checkCoupon(forMany, purchaseOf({ devotees: 4 }))).toMatchObject({ reason: "other_package" });
  expect(checkCoupon(forMany, purchaseOf({ devotees: 6 }))).toMatchObject({ status: "applied" });

  const first = { ...tenPercent, firstOrderOnly: true };
  expect(checkCoupon(first, purchaseOf({ before: { orders: 1, uses: 0 } }))).toMatchObject({
    reason: "first_order",
  });

  const thrice = { ...tenPercent, perCustomer: 3 };
  expect(checkCoupon(thrice, purchaseOf({ before: { orders: 9, uses: 2 } }))).toMatchObject({
    status: "applied",
  });
  expect(checkCoupon(thrice, purchaseOf({ before: { orders: 9, uses: 3 } }))).toMatchObject({
    reason: "used",
  });
});

test("a coupon without an end date does not end", () => {
  const endless = { ...tenPercent, endsAt: null };
  expect(checkCoupon(endless, purchaseOf({ now: new Date("2099-01-01T00:00:00Z") })).status).toBe("applied");
});

test("no coupon reduces the amount to zero", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(100), fc.nat(10 ** 9), (base, pct, amount) => {
      const noMinimum = { inr: 0, usd: 0, eur: 0 };
      const unlimited = { ...tenPercent, minTotal: noMinimum, cap: null };
      for (const coupon of [
        { ...unlimited, pct },
        { ...unlimited, kind: "flat" as const, flat: { inr: amount, usd: amount, eur: amount } },
      ]) {
        const verdict = checkCoupon(coupon, purchaseOf({ base }));
        expect(verdict.status === "applied" && verdict.discount >= 0 && base - verdict.discount > 0).toBe(
          true,
        );
      }
    }),
  );
});

test("the case of a code and surrounding spaces do not matter", () => {
  expect(normaliseCode(" pehli10 ")).toBe("PEHLI10");
});
