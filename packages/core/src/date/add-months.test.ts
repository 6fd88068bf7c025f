import { expect, test } from "vitest";
import { addMonths } from "./add-months.ts";

test.each([
  ["2026-11-20T10:00:00.000Z", 3, "2027-02-20T10:00:00.000Z"],
  ["2026-11-30T10:00:00.000Z", 3, "2027-02-28T10:00:00.000Z"],
  ["2027-11-30T10:00:00.000Z", 3, "2028-02-29T10:00:00.000Z"],
  ["2026-08-31T00:00:00.000Z", 6, "2027-02-28T00:00:00.000Z"],
  ["2026-11-20T10:00:00.000Z", 12, "2027-11-20T10:00:00.000Z"],
])("%s and %i months are %s", (from, months, end) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(end);
});
