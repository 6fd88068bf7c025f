import fc from "fast-check";
import { expect, test } from "vitest";
import { type CouponCase, type CouponTerms, judgeCoupon, normaliseCode } from "./coupons.rules.ts";

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
const about = (more: Partial<CouponCase> = {}): CouponCase => ({
  ...{ base: 85_100, currency: "inr", devotees: 1, before: { orders: 0, uses: 0 }, now },
  ...more,
});

test("a share is taken off in whole minor units, and no more than the cap", () => {
  expect(judgeCoupon(tenPercent, about({ base: 85_109 }))).toEqual({ status: "applied", discount: 8_510 });
  expect(judgeCoupon(tenPercent, about({ base: 900_000 }))).toEqual({ status: "applied", discount: 20_000 });
});

test("a flat amount is that of the buyer's price list", () => {
  expect(judgeCoupon(flat, about())).toEqual({ status: "applied", discount: 10_000 });
  expect(judgeCoupon(flat, about({ base: 2_100, currency: "usd" }))).toEqual({
    status: "applied",
    discount: 200,
  });
});

test("a refusal says why", () => {
  const before = new Date("2026-10-31T23:59:59Z");
  const after = new Date("2026-12-01T00:00:00Z");
  expect(judgeCoupon(undefined, about())).toMatchObject({ reason: "unknown" });
  expect(judgeCoupon(tenPercent, about({ now: before }))).toMatchObject({ reason: "unknown" });
  expect(judgeCoupon(tenPercent, about({ now: after }))).toMatchObject({ reason: "ended" });
  expect(judgeCoupon(tenPercent, about({ base: 49_999 }))).toMatchObject({ reason: "below_minimum" });
});

test("it is held to whom and what it is for", () => {
  const forMany = { ...tenPercent, minDevotees: 6 };
  expect(judgeCoupon(forMany, about({ devotees: 4 }))).toMatchObject({ reason: "other_package" });
  expect(judgeCoupon(forMany, about({ devotees: 6 }))).toMatchObject({ status: "applied" });

  const first = { ...tenPercent, firstOrderOnly: true };
  expect(judgeCoupon(first, about({ before: { orders: 1, uses: 0 } }))).toMatchObject({
    reason: "first_order",
  });

  const thrice = { ...tenPercent, perCustomer: 3 };
  expect(judgeCoupon(thrice, about({ before: { orders: 9, uses: 2 } }))).toMatchObject({ status: "applied" });
  expect(judgeCoupon(thrice, about({ before: { orders: 9, uses: 3 } }))).toMatchObject({ reason: "used" });
});

test("one without an end does not end", () => {
  const lasting = { ...tenPercent, endsAt: null };
  expect(judgeCoupon(lasting, about({ now: new Date("2099-01-01T00:00:00Z") })).status).toBe("applied");
});

test("something always remains to be paid", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(100), fc.nat(10 ** 9), (base, pct, amount) => {
      const anyone = { inr: 0, usd: 0, eur: 0 };
      const generous = { ...tenPercent, minTotal: anyone, cap: null };
      for (const coupon of [
        { ...generous, pct },
        { ...generous, kind: "flat" as const, flat: { inr: amount, usd: amount, eur: amount } },
      ]) {
        const verdict = judgeCoupon(coupon, about({ base }));
        expect(verdict.status === "applied" && verdict.discount >= 0 && base - verdict.discount > 0).toBe(
          true,
        );
      }
    }),
  );
});

test("codes are compared without case or spaces around them", () => {
  expect(normaliseCode(" pehli10 ")).toBe("PEHLI10");
});
