import { expect, test } from "vitest";
import { birthChart } from "../chart/index.ts";
import { kaalSarp } from "./index.ts";

const HOUR = 3_600_000; // ms
/** The article counts every 12 hours; a tenth of them gives the same figures, in a second or two. */
const STEP = 116 * HOUR;
const ujjain = { lat: 23.18, lon: 75.77 };

/** The share of moments with the full pattern from one year to the end of another, in percent. */
function shareBetween(first: number, last: number): number {
  const [start, end] = [Date.UTC(first, 0, 1), Date.UTC(last + 1, 0, 1)];
  const moments = Array.from({ length: Math.ceil((end - start) / STEP) }, (_, n) => start + n * STEP);
  const present = moments.filter((at) => {
    const chart = birthChart({ instant: new Date(at), place: ujjain });
    return kaalSarp(chart).verdict === "present";
  });
  return (present.length / moments.length) * 100;
}

test("Kaal Sarp occurs as often as the article of the shop says", () => {
  // "About seven moments in a hundred … one person in fourteen", from 1950 to the end of 2025.
  expect(shareBetween(1950, 2025)).toBeCloseTo(100 / 14, 0);
  // "From 1988 to 1994 it did not occur at all, while in 1986 and 2004 it was there for more than a fifth of the year."
  expect(shareBetween(1988, 1994)).toBe(0);
  expect(shareBetween(1986, 1986)).toBeGreaterThan(20);
  expect(shareBetween(2004, 2004)).toBeGreaterThan(20);
});
