import { afterEach, expect, test } from "vitest";
import { withMark } from "./with-mark.ts";

// The test run must not end with it too.
afterEach(() => {
  process.exitCode = 0;
});

test("a figure over its budget is marked, and the run ends with an error", () => {
  expect(withMark("1.29", true)).toBe("1.29");
  expect(process.exitCode ?? 0).toBe(0);
  expect(withMark("1.31", false)).toBe("1.31 ✘");
  expect(process.exitCode).toBe(1);
});
