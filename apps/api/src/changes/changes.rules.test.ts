import { expect, test } from "vitest";
import { cancelTerms, limitRefunds, moveLimit, type SoldItem } from "./changes.rules.ts";

const startsAt = new Date("2026-11-25T12:00:00Z");
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const puja = (changes: Partial<SoldItem> = {}): SoldItem => ({
  ...{ kind: "ritual", state: "sankalp_due", startsAt, moves: 0 },
  policy: {
    refunds: [
      { until_hours: 48, pct: 100 },
      { until_hours: 24, pct: 75 },
    ],
    ...{ reschedule_until_hours: 12, max_reschedules: 1 },
  },
  ...changes,
});

test.each([
  [hoursBefore(48.001), 100],
  [hoursBefore(48), 75],
  [hoursBefore(24.001), 75],
  [hoursBefore(24), undefined],
])("cancelled at %o, the share paid back is %s", (now, pct) => {
  expect(cancelTerms(puja(), now)?.pct).toBe(pct);
});

test.each([
  ["created", undefined],
  ["sankalp_received", 100],
  ["scheduled", 100],
  ["live", undefined],
  ["performed", undefined],
  ["cancelled", undefined],
] as const)("a puja that is %s is paid back by %s", (state, pct) => {
  expect(cancelTerms(puja({ state }), hoursBefore(100))?.pct).toBe(pct);
});

test.each([
  ["confirmed", 100],
  ["energising", undefined],
  ["packed", undefined],
  ["delivered", undefined],
] as const)("goods that are %s are paid back by %s", (state, pct) => {
  expect(cancelTerms(puja({ kind: "parcel", state }), hoursBefore(1))?.pct).toBe(pct);
});

test("a puja is moved once, until its limit; goods have no date", () => {
  expect(moveLimit(puja(), hoursBefore(12.001))).toEqual(hoursBefore(12));
  expect(moveLimit(puja(), hoursBefore(12))).toBeUndefined();
  expect(moveLimit(puja({ moves: 1 }), hoursBefore(100))).toBeUndefined();
  expect(moveLimit(puja({ kind: "parcel", state: "confirmed" }), hoursBefore(100))).toBeUndefined();
});

test("refunds together are never more than what is left of the payment", () => {
  expect(limitRefunds([700, 500], 1000)).toEqual([700, 300]);
  expect(limitRefunds([700], -1)).toEqual([0]);
});
