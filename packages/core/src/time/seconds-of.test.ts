import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secondsOf, timeOf } from "./index.ts";

describe("§5 time string 'mm:ss' or 'hh:mm:ss' converts to seconds; otherwise 0", () => {
  test.each([
    ["00:00", 0],
    ["00:07", 7],
    ["01:30", 90],
    ["1:30", 90],
    ["75:30", 4530],
    ["99:59", 5999],
    ["01:02:03", 3723],
    ["1:2:3", 3723],
    ["10:00:00", 36_000],
    ["99:59:59", 359_999],
  ])("%s is %i", (text, seconds) => expect(secondsOf(text)).toBe(seconds));

  test.each([
    ...["", "90", ":", "1:", ":30", "1:60", "1:-3", "1.5:30", "001:30", "1:030", "a:b", "1:3a", "१:३०"],
    ...["01:60:00", "01:99:00", "1:2:3:4", " 1:30", "1:30 ", "1:30\n", "01:02:60"],
  ])("%j gives 0", (text) => expect(secondsOf(text)).toBe(0));

  test("any time of day is converted to its seconds", () => {
    const two = (part: number) => String(part).padStart(2, "0");
    fc.assert(
      fc.property(fc.nat(99), fc.nat(59), fc.nat(59), (h, m, s) => {
        expect(secondsOf(`${two(h)}:${two(m)}:${two(s)}`)).toBe(h * 3600 + m * 60 + s);
        expect(secondsOf(`${two(h)}:${two(s)}`)).toBe(h * 60 + s);
      }),
    );
  });
});

test("a formatted time parses to the same seconds", () => {
  expect([0.4, 90.9, 3599.999].map(timeOf)).toEqual(["00:00", "01:30", "59:59"]);
  expect([7, 90, 3599, 3600, 3723].map(timeOf)).toEqual(["00:07", "01:30", "59:59", "01:00:00", "01:02:03"]);
  fc.assert(
    fc.property(fc.nat(359_999), (seconds) => {
      expect(secondsOf(timeOf(seconds))).toBe(seconds);
    }),
  );
});
