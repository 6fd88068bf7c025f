import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OccasionRule } from "./occasion-rule.ts";
import { occasionRules } from "./occasion-rules.ts";
import { occurrences } from "./occurrences.ts";

const ujjain = { lat: 23.1828, lon: 75.7682 };
const HOUR = 3_600_000;

describe("occurrences", () => {
  test("skip a puja whose bookings close within six hours", () => {
    const now = new Date("2026-11-22T04:00:00Z"); // Ravi Pradosh begins at 12:10 UTC, its bookings close at 6:00
    const dates = occurrences({ rule: occasionRules.pradosh, place: ujjain, cutoffHours: 6 }, now);
    expect([dates.previous.date, dates.next.date, dates.following.date]).toEqual([
      "2026-11-22",
      "2026-12-06",
      "2026-12-21",
    ]);
  });

  test("have cut-off times on the half hour", () => {
    const { next } = occurrences(
      { rule: occasionRules.pradosh, place: ujjain, cutoffHours: 4 },
      new Date("2026-12-01"),
    );
    expect(next.startAt.toISOString()).toBe("2026-12-06T12:11:00.000Z"); // sunset at 17:41 in India
    expect(next.cutoffAt.toISOString()).toBe("2026-12-06T08:00:00.000Z");
    expect(next.sankalpCutoffAt.toISOString()).toBe("2026-12-06T10:00:00.000Z");
  });

  test("at any time have a future booking cut-off, a later cut-off for names, and then the ritual", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<OccasionRule>(...Object.values(occasionRules)),
        fc.integer({ min: 4, max: 12 }),
        fc.date({ min: new Date("2025-01-01"), max: new Date("2045-01-01"), noInvalidDate: true }),
        (rule, cutoffHours, now) => {
          const { previous, next, following } = occurrences({ rule, place: ujjain, cutoffHours }, now);
          expect(next.cutoffAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(6 * HOUR);
          expect(next.sankalpCutoffAt > next.cutoffAt).toBe(true);
          expect(next.startAt.getTime() - next.sankalpCutoffAt.getTime()).toBeGreaterThanOrEqual(2 * HOUR);
          expect(previous.startAt < next.startAt && next.startAt < following.startAt).toBe(true);
          expect(previous.cutoffAt.getTime() - now.getTime()).toBeLessThan(6 * HOUR);
        },
      ),
      { numRuns: 60 },
    );
  });
});
