import { expect, test } from "vitest";
import { statusAt } from "./index.ts";

const puja = {
  status: "open" as const,
  cutoff_at: "2026-11-23T08:30:00.000Z",
  muhurat: { start_at: "2026-11-23T12:00:00.000Z", end_at: "2026-11-23T13:30:00.000Z", tz: "Asia/Kolkata" },
};
const at = (time: string) => Date.parse(`2026-11-23T${time}:00.000Z`);

test.each([
  ["08:29", "open"],
  ["08:30", "closed"],
  ["12:00", "live"],
  ["13:30", "performed"],
] as const)("at %s a puja that was open at page load is %s", (time, status) => {
  expect(statusAt(puja, at(time))).toBe(status);
});

test("a puja closed early, because it is sold out, stays closed", () => {
  expect(statusAt({ ...puja, status: "closed" }, at("08:00"))).toBe("closed");
});

test("a puja that the server reports as performed is so before its hours are over", () => {
  expect(statusAt({ ...puja, status: "performed" }, at("12:30"))).toBe("performed");
});

test("a cancelled puja never becomes performed", () => {
  expect(statusAt({ ...puja, status: "cancelled" }, at("13:30"))).toBe("cancelled");
});
