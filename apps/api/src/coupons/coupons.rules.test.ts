import fc from "fast-check";
import { expect, test } from "vitest";
import { type CouponTerms, judgeCoupon, normaliseCode } from "./coupons.rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const tenPercent: CouponTerms = {
  code: "PEHLI10",
  kind: "pct",
  pct: 10,
  flat: null,
  cap: { inr: 20_000, usd: 500, eur: 500 },
  minTotal: { inr: 50_000, usd: 1_000, eur: 1_000 },
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

test("a share is taken off in whole minor units, and no more than the cap", () => {
  expect(judgeCoupon(tenPercent, 85_109, "inr", now)).toEqual({ status: "applied", discount: 8_510 });
  expect(judgeCoupon(tenPercent, 900_000, "inr", now)).toEqual({ status: "applied", discount: 20_000 });
});

test("a flat amount is that of the buyer's price list", () => {
  expect(judgeCoupon(flat, 85_100, "inr", now)).toEqual({ status: "applied", discount: 10_000 });
  expect(judgeCoupon(flat, 2_100, "usd", now)).toEqual({ status: "applied", discount: 200 });
});

test("a refusal says why", () => {
  const before = new Date("2026-10-31T23:59:59Z");
  const after = new Date("2026-12-01T00:00:00Z");
  expect(judgeCoupon(undefined, 85_100, "inr", now)).toMatchObject({ reason: "unknown" });
  expect(judgeCoupon(tenPercent, 85_100, "inr", before)).toMatchObject({ reason: "unknown" });
  expect(judgeCoupon(tenPercent, 85_100, "inr", after)).toMatchObject({ reason: "ended" });
  expect(judgeCoupon(tenPercent, 49_999, "inr", now)).toMatchObject({ reason: "below_minimum" });
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
        const verdict = judgeCoupon(coupon, base, "inr", now);
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
