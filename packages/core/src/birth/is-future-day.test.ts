import { expect, test } from "vitest";
import { isFutureDay } from "./index.ts";

test.each([
  ["2026-11-29", "2026-11-28T20:00:00Z", false, "which India has already"],
  ["2026-11-29", "2026-11-28T09:59:59Z", true, "which begins nowhere before the next second"],
  ["2026-11-28", "2026-11-28T00:00:00Z", false, "of UTC"],
])("%s at %s: %s, a day %s", (day, now, isFuture) => {
  expect(isFutureDay(day, new Date(now))).toBe(isFuture);
});
