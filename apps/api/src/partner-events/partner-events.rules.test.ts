import { describe, expect, test } from "vitest";
import { eventOfStates, nextAttempt } from "./partner-events.rules.ts";

describe("an order's partner hears of", () => {
  test.each([
    ["payment_pending", "paid", "order.paid"],
    ["expired", "paid", "order.paid"],
    ["paid", "sankalp_due", "order.updated"],
    ["performed", "video_ready", "order.updated"],
    ["payment_failed", "cancelled", "order.cancelled"],
    ["scheduled", "cancelled", "order.cancelled"],
  ] as const)("%s → %s as %s", (from, to, type) => expect(eventOfStates(from, to)).toBe(type));

  test.each([
    ["created", "payment_pending"],
    ["payment_pending", "payment_failed"],
    ["payment_pending", "expired"],
    ["performed", "performed"],
  ] as const)("%s → %s not at all", (from, to) => expect(eventOfStates(from, to)).toBeUndefined());
});

test("attempts are further and further apart, and end after three days", () => {
  const start = new Date("2026-11-20T00:00:00Z");
  const waits: number[] = [];
  for (let attempts = 1, at = start; ; attempts++) {
    const next = nextAttempt(attempts, at);
    if (!next) break;
    waits.push((next.getTime() - at.getTime()) / 1000);
    at = next;
  }
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(waits.reduce((sum, wait) => sum + wait) / 86_400).toBeCloseTo(3.15, 2);
});
