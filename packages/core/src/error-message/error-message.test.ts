import { expect, test } from "vitest";
import { errorMessage } from "./index.ts";

const texts = {
  codes: { sold_out: "Every place is taken." },
  other: "That did not work.",
  wait: (seconds: number) => `Try again in ${seconds} s.`,
};

test.each([
  ["its own words", { code: "sold_out" }, "Every place is taken."],
  ["how long to wait", { code: "sold_out", retryAfter: 9 }, "Every place is taken. Try again in 9 s."],
  ["nothing of a wait that is over", { code: "sold_out", retryAfter: 0 }, "Every place is taken."],
  ["general words", { code: "blocked_by_proxy", retryAfter: 9 }, "That did not work. Try again in 9 s."],
  ["general words, where every object has such a name", { code: "toString" }, "That did not work."],
])("an error has %s", (_, refused, message) => expect(errorMessage(refused, texts)).toBe(message));

test("a screen may pass its own general message", () => {
  expect(errorMessage({ code: "x" }, texts, "You have not been charged.")).toBe("You have not been charged.");
  expect(errorMessage({ code: "sold_out" }, texts, "You have not been charged.")).toBe(
    "Every place is taken.",
  );
});
