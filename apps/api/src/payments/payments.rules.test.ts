import type { PaymentState } from "@aradhana/core/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AttemptEvent, canAdvance, classifyEvent, nextCheck, nextPoll, rank } from "./payments.rules.ts";

const states = Object.keys(rank) as PaymentState[];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("a successful payment can only become refunded", () => {
  expect(states.filter((to) => canAdvance("success", to))).toEqual(["refunded"]);
  expect(states.filter((to) => canAdvance("refunded", to))).toEqual([]);
});

test("a late success counts after every other state", () => {
  for (const from of states.filter((state) => rank[state] < rank.success)) {
    expect(canAdvance(from, "success")).toBe(true);
  }
});

describe("an event about one of several tries to pay", () => {
  const attemptEvent = (status: AttemptEvent["status"], paymentRef?: string): AttemptEvent => ({
    status,
    paymentRef,
  });
  const first = attemptEvent("declined", "first");
  const second = attemptEvent("pending", "second");

  test.each<[string, AttemptEvent, AttemptEvent[], ReturnType<typeof classifyEvent>]>([
    ["the first failure is applied", first, [], "normal"],
    ["a failure is applied once", first, [first], "repeated"],
    [
      "a failure is applied once, also with another failure status",
      attemptEvent("failed", "first"),
      [first],
      "repeated",
    ],
    ["a failure of a second try is applied", attemptEvent("declined", "second"), [first], "normal"],
    ["a failure is stale while another try is pending", first, [second], "stale"],
    ["a pending try can fail", attemptEvent("cancelled", "second"), [first, second], "normal"],
    [
      "a failed try no longer counts as pending",
      first,
      [second, attemptEvent("declined", "second")],
      "normal",
    ],
    ["a new pending try replaces an earlier decline", second, [first], "new_attempt"],
    ["a pending event counts once, whatever its id", second, [second, attemptEvent("declined")], "repeated"],
    ["a pending event of a failed try is stale", attemptEvent("pending", "first"), [first], "stale"],
    ["an event without a reference is applied", attemptEvent("declined"), [second], "normal"],
    ["an expiry applies to all tries", attemptEvent("expired", "first"), [second], "normal"],
    ["a success is always applied", attemptEvent("paid", "first"), [first, second], "normal"],
  ])("%s", (_what, event, earlier, kind) => expect(classifyEvent(event, earlier)).toBe(kind));
});

test("the same events lead to the same rank in any sequence", () => {
  const finalState = (events: PaymentState[]) =>
    events.reduce((at, next) => (canAdvance(at, next) ? next : at), "created" as PaymentState);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states)), (events) => {
      expect(rank[finalState(events)]).toBe(rank[finalState(events.toReversed())]);
    }),
  );
});

test("a client polls after 2, 3, 5, 8 and 13 seconds, then every 21 and 30 seconds", () => {
  const waits: number[] = [];
  for (let at = 0; waits.length < 8; at += waits.at(-1) ?? 0) waits.push(nextPoll(at));
  expect(waits.map((ms) => ms / 1000)).toEqual([2, 3, 5, 8, 13, 21, 30, 30]);
  expect(nextPoll(2_100) / 1000).toBe(3);
  expect(nextPoll(1_950) / 1000).toBe(3);
});

test("the gateway is checked at 1, 3, 10 and 30 minutes, then hourly for three days", () => {
  const started = new Date("2026-11-20T10:00:00Z");
  const checks: number[] = [];
  for (let at: Date | null = started; at; at = nextCheck(started, at))
    checks.push(at.getTime() - started.getTime());
  expect(checks.slice(1, 5)).toEqual([1, 3, 10, 30].map((n) => n * MINUTE));
  expect(checks.slice(5)).toEqual(Array.from({ length: 72 }, (_, i) => (i + 1) * HOUR));
});
