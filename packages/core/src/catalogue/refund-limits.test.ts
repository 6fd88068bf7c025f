import { expect, test } from "vitest";
import { changeLimit, policyMoments, priceSteps, refundLimits } from "./index.ts";

const startAt = "2026-11-23T12:00:00.000Z";
const refunds = [
  { until_hours: 48, pct: 100 },
  { until_hours: 24, pct: 50 },
];

test("a limit is a moment before the ritual, and has passed once it is there", () => {
  const until = "2026-11-21T12:00:00.000Z";
  expect(changeLimit(48, startAt, Date.parse(until) - 1)).toEqual({ hours: 48, until, hasPassed: false });
  expect(changeLimit(48, startAt, Date.parse(until)).hasPassed).toBe(true);
});

test("each refund has its own limit", () => {
  const now = Date.parse("2026-11-22T00:00:00.000Z");
  expect(refundLimits(refunds, startAt, now)).toEqual([
    { hours: 48, pct: 100, until: "2026-11-21T12:00:00.000Z", hasPassed: true },
    { hours: 24, pct: 50, until: "2026-11-22T12:00:00.000Z", hasPassed: false },
  ]);
});

test("a page is rendered again when a refund or the change of date ends", () => {
  expect(policyMoments({ refunds, reschedule_until_hours: 72 }, startAt)).toEqual([
    "2026-11-20T12:00:00.000Z",
    "2026-11-21T12:00:00.000Z",
    "2026-11-22T12:00:00.000Z",
  ]);
});

test("price limits are whole amounts of the visitor's currency", () => {
  expect(priceSteps("inr").map(({ amount }) => amount)).toEqual([500_00, 1000_00, 2500_00]);
  expect(priceSteps("eur")).toContainEqual({ amount: 15_00, currency: "eur" });
});
