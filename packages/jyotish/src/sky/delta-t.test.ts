import { expect, test } from "vitest";
import { daysOf } from "./days.ts";
import { deltaT } from "./delta-t.ts";

// Published values of TT - UT on 1 January: Morrison & Stephenson until 1950, then USNO.
test.each([
  [1900, -2.7, 1.2],
  [1950, 29.1, 0.3],
  [1980, 50.5, 0.3],
  [2000, 63.83, 0.1],
  [2010, 66.07, 0.05],
  [2020, 69.36, 0.05],
  [2025, 69.14, 0.05],
])("TT - UT in %d is %f s, to %f s", (year, expected, tolerance) => {
  expect(Math.abs(deltaT(daysOf(new Date(Date.UTC(year, 0, 1)))) - expected)).toBeLessThan(tolerance);
});

test("it has no jump where the measured years begin and end", () => {
  for (const year of [2005, 2026, 2027]) {
    const at = daysOf(new Date(Date.UTC(year, 0, 1)));
    expect(Math.abs(deltaT(at + 2) - deltaT(at - 2)), String(year)).toBeLessThan(0.2);
  }
});
