import { expect, test } from "vitest";
import { analyticsSessionId } from "./index.ts";

const clsk = "_clsk=1vgt8kq^1763620000000^3^1^k.clarity.ms";
const clck = "_clck=9zxy7w^2^g15^0^2150";

test.each([
  ["the analytics tool", `${clck}; ${clsk}`, "told1", "told1"],
  ["cookie _clsk", `${clck}; ${clsk}`, undefined, "1vgt8kq"],
  ["_clck", clck, undefined, "9zxy7w"],
  ["nowhere", "a=1", undefined, undefined],
])(
  "§9 the analytics session id comes first from the analytics tool, then cookie _clsk, then _clck: from %s",
  (_, cookies, told, id) => {
    expect(analyticsSessionId(cookies, told)).toBe(id);
  },
);

test.each([
  ["_clsk=abc|1763620000000|3", "abc"],
  ["_clsk=abc%5E1763620000000%5E3", "abc"],
  ["_clsk=abc%7C1763620000000%7C3", "abc"],
  ["_clsk=abc", "abc"],
])("%s is read as the tool writes it", (cookies, id) => expect(analyticsSessionId(cookies)).toBe(id));

test.each(["", "^1", "a b^1", "<b>", "x".repeat(65)])("%j is no id: the next one is asked", (garbage) => {
  expect(analyticsSessionId(`_clsk=${garbage}; ${clck}`, garbage)).toBe("9zxy7w");
});

test("an id has up to 64 characters", () => {
  expect(analyticsSessionId("", "x".repeat(64))).toBe("x".repeat(64));
});
