import { expect, test } from "vitest";
import { daysInMonth } from "./index.ts";

test.each([
  [{}, 31],
  [{ month: 4 }, 30],
  [{ month: 2 }, 29],
  [{ month: 2, year: 2024 }, 29],
  [{ month: 2, year: 2025 }, 28],
  [{ month: 2, year: 1900 }, 28],
  [{ month: 2, year: 2000 }, 29],
  [{ month: 12, year: 1999 }, 31],
])("%j has %i days", (parts, days) => {
  expect(daysInMonth(parts)).toBe(days);
});
