import { expect, test } from "vitest";
import { nowBy } from "./index.ts";

const answeredAt = "2026-11-23T08:00:00.000Z";
const answered = Date.parse(answeredAt);
const MINUTE = 60_000;

test("a page cached for five minutes uses the visitor's own clock", () => {
  expect(nowBy(answeredAt, answered + 5 * MINUTE)).toBe(answered + 5 * MINUTE);
});

test.each([
  ["behind the server's", -1],
  ["a year behind", -365 * 24 * 60 * MINUTE],
  ["hours ahead", 5 * 60 * MINUTE],
])("a clock that is %s is not believed", (_, off) => {
  expect(nowBy(answeredAt, answered + off)).toBe(answered);
});
