import { expect, test } from "vitest";
import { clockTime, timeParts } from "./clock-time.ts";

test.each([
  ["00:00", { hour: 12, minute: 0, half: "am" }],
  ["00:59", { hour: 12, minute: 59, half: "am" }],
  ["01:05", { hour: 1, minute: 5, half: "am" }],
  ["11:59", { hour: 11, minute: 59, half: "am" }],
  ["12:00", { hour: 12, minute: 0, half: "pm" }],
  ["13:30", { hour: 1, minute: 30, half: "pm" }],
  ["23:59", { hour: 11, minute: 59, half: "pm" }],
] as const)("%s", (time, parts) => {
  expect(timeParts(time)).toEqual(parts);
  expect(clockTime(parts)).toBe(time);
});

test.each([{}, { hour: 4 }, { hour: 4, minute: 0 }, { minute: 0, half: "am" }] as const)(
  "%j is incomplete",
  (parts) => expect(clockTime(parts)).toBeUndefined(),
);

test.each(["", "24:00", "12:60", "4:30", "12:00:00"])("%j has no parts", (time) => {
  expect(timeParts(time)).toEqual({});
});
