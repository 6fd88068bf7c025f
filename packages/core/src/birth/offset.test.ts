import { expect, test } from "vitest";
import { offsetText, readOffset } from "./offset.ts";

test.each([
  ["+5:30", 19_800],
  ["4:51", 17_460],
  [" UTC +05:53:20 ", 21_200],
  ["GMT-3:30", -12_600],
  ["−3:30", -12_600],
  ["+६:३०", 23_400],
  ["0", 0],
  ["", undefined],
  ["5:7", undefined],
  ["5:60", undefined],
  ["16:00:01", undefined],
  ["half past five", undefined],
])("%j is %s seconds ahead of UTC", (typed, offset) => {
  expect(readOffset(typed)).toBe(offset);
});

test.each([19_800, 21_200, -12_600, 0])("%s seconds are shown as they can be typed", (offset) => {
  expect(readOffset(offsetText(offset))).toBe(offset);
});
