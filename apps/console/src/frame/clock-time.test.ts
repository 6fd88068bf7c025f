import { expect, test } from "vitest";
import { formatSecond, parseSecond } from "./clock-time.ts";

test.each([
  [0, "0:00"],
  [754, "12:34"],
  [3_723, "1:02:03"],
])("second %i of a film is shown and typed as %s", (second, shown) => {
  expect(formatSecond(second)).toBe(shown);
  expect(parseSecond(shown)).toBe(second);
});

test.each(["", "12:", "12:60", "1:2:3:4", "-5", "noon"])("%j is no second of a film", (typed) => {
  expect(parseSecond(typed)).toBeUndefined();
});
