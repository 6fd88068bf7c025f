import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../scripts/testing/property-runs.ts";
import type { CouponTerms } from "../coupons/coupons.rules.ts";
import { type PriceInput, priceBooking } from "./price.rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const noPastOrders = { orders: 0, uses: 0 };
const title = { en: "For two", hi: "दो के लिए" };
const forTwo: PriceInput = {
  currency: "inr",
  abroad: false,
  items: [{ kind: "package", id: "pk_1", title, price: 150_100, qty: 1, handedOn: false }],
  devotees: 2,
  addons: [],
  dakshina: 0,
  prasadFee: null,
  servicePct: 40,
  gstPct: 18,
  now,
};
const amount = fc.integer({ min: 0, max: 5_000_000 });
const terms: fc.Arbitrary<CouponTerms> = fc
  .record({ kind: fc.constantFrom("pct" as const, "flat" as const), pct: fc.nat(100), value: amount })
  .map(({ kind, pct, value }) => ({
    code: "ANY",
    kind,
    pct,
    flat: { inr: value, usd: value, eur: value },
    cap: null,
    minTotal: { inr: 0, usd: 0, eur: 0 },
    ...{ minDevotees: null, firstOrderOnly: false, perCustomer: null },
    startsAt: new Date(0),
    endsAt: new Date(8e15),
  }));
const bookings: fc.Arbitrary<PriceInput> = fc
  .record({
    currency: fc.constantFrom("inr" as const, "usd" as const, "eur" as const),
    abroad: fc.boolean(),
    devotees: fc.constant(2),
    items: fc.array(
      fc.record({
        kind: fc.constantFrom("package" as const, "offering" as const),
        id: fc.constant("pk_1"),
        title: fc.constant(title),
        price: fc.nat(5_000_000).map((n) => n + 1),
        qty: fc.integer({ min: 1, max: 99 }),
        handedOn: fc.constant(false),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    addons: fc.array(
      fc.record({
        kind: fc.constant("addon" as const),
        id: fc.constant("ao_1"),
        title: fc.constant(title),
        price: amount,
        qty: fc.integer({ min: 1, max: 999 }),
        handedOn: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
    dakshina: fc.nat(100_000_000),
    prasadFee: fc.option(amount),
    terms: fc.option(terms),
    servicePct: fc.nat(100),
    gstPct: fc.constantFrom(0, 5, 12, 18, 28),
  })
  .map(({ terms, ...rest }) => ({
    ...rest,
    now,
    ...(terms && { coupon: { code: "ANY", terms, before: noPastOrders } }),
  }));

describe("the price in India", () => {
  test("includes the tax of the service share", () => {
    // 40 % of ₹1,501.00 is ₹600.40, of which 18/118 is ₹91.59.
    expect(priceBooking(forTwo)).toMatchObject({
      totals: { items: 150_100, tax: 9_159, grand: 150_100 },
      split: { ritual: 90_060, service: 50_881, tax: [{ name: "GST", pct: 18, amount: 9_159 }] },
    });
  });

  test("has no tax on dakshina and daan, and tax on the whole postage", () => {
    const { totals, split } = priceBooking({
      ...forTwo,
      dakshina: 5_100,
      prasadFee: 11_800,
      addons: [{ kind: "addon", id: "ao_1", title, price: 2_100, qty: 2, handedOn: true }],
    });
    expect(totals.grand).toBe(150_100 + 5_100 + 4_200 + 11_800);
    expect(split.ritual).toBe(90_060 + 5_100 + 4_200);
    // (₹600.40 + ₹118.00) × 18/118
    expect(totals.tax).toBe(10_959);
    expect(split).toMatchObject({ service: 50_881, shipping: 10_000 });
  });
});

test("the price abroad has no tax, because the puja is an export", () => {
  const { totals, split } = priceBooking({ ...forTwo, abroad: true, currency: "usd" });
  expect(totals).toMatchObject({ tax: 0, grand: 150_100 });
  expect(split).toEqual({
    ritual: 90_060,
    service: 60_040,
    shipping: 0,
    tax: [{ name: "GST", pct: 0, amount: 0 }],
  });
});

test("a coupon gives no discount on dakshina", () => {
  const halfPrice: CouponTerms = {
    code: "HALF",
    kind: "pct",
    pct: 50,
    flat: null,
    cap: null,
    minTotal: { inr: 0, usd: 0, eur: 0 },
    ...{ minDevotees: null, firstOrderOnly: false, perCustomer: null },
    startsAt: new Date(0),
    endsAt: new Date(8e15),
  };
  const { totals, coupon } = priceBooking({
    ...forTwo,
    dakshina: 5_100,
    coupon: { code: "HALF", terms: halfPrice, before: noPastOrders },
  });
  expect(totals).toMatchObject({ discount: 75_050, grand: 75_050 + 5_100 });
  expect(coupon).toEqual({ code: "HALF", status: "applied", discount: 75_050 });
});

test("for any booking, the parts are non-negative integers and add up to the total", () => {
  fc.assert(
    fc.property(bookings, (booking) => {
      const { lines, totals, split } = priceBooking(booking);
      const parts = [split.ritual, split.service, split.shipping, ...split.tax.map((tax) => tax.amount)];
      for (const part of [...parts, ...Object.values(totals), ...lines.map((line) => line.amount)]) {
        expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
      }
      expect(parts.reduce((a, b) => a + b)).toBe(totals.grand);
      expect(lines.reduce((all, line) => all + line.amount, 0) - totals.discount).toBe(totals.grand);
      expect(totals.items + totals.addons + totals.dakshina + totals.shipping - totals.discount).toBe(
        totals.grand,
      );
      expect(totals.grand).toBeGreaterThan(0);
      expect(split.tax.reduce((all, tax) => all + tax.amount, 0)).toBe(totals.tax);
    }),
    { numRuns: propertyRuns },
  );
});
