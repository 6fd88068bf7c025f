import type { PaymentState } from "@aradhana/core/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leadsForward, nextCheck, nextPoll, rank, type Told, weigh } from "./payments.rules.ts";

const states = Object.keys(rank) as PaymentState[];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("a payment that has succeeded goes nowhere but to its refund", () => {
  expect(states.filter((to) => leadsForward("success", to))).toEqual(["refunded"]);
  expect(states.filter((to) => leadsForward("refunded", to))).toEqual([]);
});

test("money that comes late still counts, whatever was said before", () => {
  for (const from of states.filter((state) => rank[state] < rank.success)) {
    expect(leadsForward(from, "success")).toBe(true);
  }
});

describe("of several tries to pay", () => {
  const told = (status: Told["status"], paymentRef?: string): Told => ({ status, paymentRef });
  const first = told("declined", "first");
  const second = told("pending", "second");

  test.each<[string, Told, Told[], ReturnType<typeof weigh>]>([
    ["a failure counts", first, [], "usual"],
    ["it counts once", first, [first], "repeated"],
    ["it counts once by whatever word", told("failed", "first"), [first], "repeated"],
    ["a second try may fail too", told("declined", "second"), [first], "usual"],
    ["one fails for itself while another is under way", first, [second], "behind"],
    ["what was under way may fail", told("cancelled", "second"), [first, second], "usual"],
    ["what has failed is not under way", first, [second, told("declined", "second")], "usual"],
    ["a new one leads on", second, [first], "leads_on"],
    ["one that has failed does not", told("pending", "first"), [first], "behind"],
    ["a gateway that names no tries is taken at its word", told("declined"), [second], "usual"],
    ["the end of them all is theirs", told("expired", "first"), [second], "usual"],
    ["money is money", told("paid", "first"), [first, second], "usual"],
  ])("%s", (_what, now, before, weight) => expect(weigh(now, before)).toBe(weight));
});

test("in any order, the same events end in the same rank", () => {
  const fold = (events: PaymentState[]) =>
    events.reduce((at, next) => (leadsForward(at, next) ? next : at), "created" as PaymentState);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states)), (events) => {
      expect(rank[fold(events)]).toBe(rank[fold(events.toReversed())]);
    }),
  );
});

test("a watching buyer asks after 2, 3, 5, 8 and 13 seconds, then ever more rarely", () => {
  const waits: number[] = [];
  for (let at = 0; waits.length < 8; at += waits.at(-1) ?? 0) waits.push(nextPoll(at));
  expect(waits.map((ms) => ms / 1000)).toEqual([2, 3, 5, 8, 13, 21, 30, 30]);
  expect(nextPoll(2_100) / 1000).toBe(3);
  expect(nextPoll(1_950) / 1000).toBe(3);
});

test("the gateway is asked at 1, 3, 10 and 30 minutes, then hourly for three days", () => {
  const started = new Date("2026-11-20T10:00:00Z");
  const checks: number[] = [];
  for (let at: Date | null = started; at; at = nextCheck(started, at))
    checks.push(at.getTime() - started.getTime());
  expect(checks.slice(1, 5)).toEqual([1, 3, 10, 30].map((n) => n * MINUTE));
  expect(checks.slice(5)).toEqual(Array.from({ length: 72 }, (_, i) => (i + 1) * HOUR));
});
