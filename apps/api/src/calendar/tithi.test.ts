import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeTithi, nextSpanOf, tithiAt } from "./tithi.ts";

const anyInstant = fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
const anyTithi = fc.integer({ min: 1, max: 30 });
/** Rounded, as almanacs print it. */
const toMinute = (instant: Date) => new Date(instant.getTime() + 30_000).toISOString().slice(0, 16);

describe("a tithi", () => {
  test("starts the lunar month at the new moon of the solar eclipse of 12 August 2026", () => {
    const { start } = nextSpanOf(1, new Date("2026-08-01T00:00:00Z"));
    expect(toMinute(start)).toBe("2026-08-12T17:37");
  });

  test("ends purnima at the full moon of the lunar eclipse of 3 March 2026", () => {
    const { end } = nextSpanOf(15, new Date("2026-02-20T00:00:00Z"));
    expect(toMinute(end)).toBe("2026-03-03T11:38");
  });

  test.each([
    [1, "Pratipada", "प्रतिपदा", "shukla"],
    [15, "Purnima", "पूर्णिमा", "shukla"],
    [16, "Pratipada", "प्रतिपदा", "krishna"],
    [28, "Trayodashi", "त्रयोदशी", "krishna"],
    [30, "Amavasya", "अमावस्या", "krishna"],
  ] as const)("with the number %i is %s", (number, en, hi, paksha) => {
    expect(describeTithi(number)).toMatchObject({ name: { en, hi }, paksha });
  });

  test("is a whole number from 1 to 30 at any instant", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect([...Array(30).keys()].map((i) => i + 1)).toContain(tithiAt(instant));
      }),
    );
  });

  test("runs without interruption for 19 to 27 hours", () => {
    fc.assert(
      fc.property(anyInstant, anyTithi, (after, tithi) => {
        const { start, end } = nextSpanOf(tithi, after);
        const hours = (end.getTime() - start.getTime()) / 3_600_000;
        expect(start > after).toBe(true);
        expect(hours).toBeGreaterThan(19);
        expect(hours).toBeLessThan(27);
        expect(tithiAt(new Date(start.getTime() + 1_000))).toBe(tithi);
        expect(tithiAt(new Date(end.getTime() - 1_000))).toBe(tithi);
      }),
      { numRuns: 50 },
    );
  });
});
