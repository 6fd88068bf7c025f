import { describe, expect, test } from "vitest";
import {
  chargeOf,
  type Meter,
  missedBy,
  pauseOf,
  shownMs,
  startMeter,
  withActivity,
  withPresence,
} from "./meter.rules.ts";

const start = Date.parse("2026-11-28T06:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000);
const limits = { capMs: 900_000, closesAt: at(1800) };

type Event = { second: number; side: "customer" | "astrologer"; isMessage?: boolean };

/** Reports of both sides every five seconds, without those that a drop lost. */
function reports(
  until: number,
  isLost: (side: Event["side"], second: number) => boolean = () => false,
): Event[] {
  const seconds = Array.from({ length: until / 5 }, (_, index) => (index + 1) * 5);
  return seconds.flatMap((second) =>
    (["customer", "astrologer"] as const)
      .filter((side) => !isLost(side, second))
      .map((side) => ({ second, side })),
  );
}

const messages = (seconds: readonly number[]): Event[] =>
  seconds.map((second) => ({ second, side: "customer", isMessage: true }));

function run(events: readonly Event[], within = limits): Meter {
  const meter = startMeter({ customerSeenAt: at(0), astrologerSeenAt: at(0) }, at(0));
  return events
    .toSorted((a, b) => a.second - b.second)
    .reduce(
      (now, { second, side, isMessage }) =>
        (isMessage ? withActivity : withPresence)(now, side, at(second), within),
      meter,
    );
}

/** Messages often enough that the clock never stops for silence. */
const talking = (until: number) => messages(Array.from({ length: until / 50 }, (_, index) => index * 50));
const billed = (events: readonly Event[], within = limits) => run(events, within).billedMs / 1000;

describe("billed seconds", () => {
  test("are the live ones while both sides are there and talk", () => {
    expect(billed([...reports(300), ...talking(300)])).toBe(300);
  });

  test.each(["customer", "astrologer"] as const)(
    "stop where the %s lost the connection, and go on with the return",
    (side) => {
      const lost = (who: string, second: number) => who === side && second > 100 && second < 160;
      const talk = messages([0, 50, 100, 160, 200, 250, 300]);
      expect(billed([...reports(300, lost), ...talk])).toBe(300 - 60);
    },
  );

  test("count a single lost report: nobody was away", () => {
    expect(
      billed([...reports(100, (side, second) => side === "customer" && second === 50), ...talking(100)]),
    ).toBe(100);
  });

  test("are without both drops where they overlap, once", () => {
    const lost = (side: string, second: number) =>
      side === "customer" ? second > 100 && second < 150 : second > 120 && second < 200;
    expect(billed([...reports(300, lost), ...messages([0, 50, 100, 200, 250, 300])])).toBe(300 - 100);
  });

  test("stop after a minute of silence, and go on with the next message", () => {
    expect(billed([...reports(300), ...messages([40, 200, 255])])).toBe(100 + 60 + 40);
  });

  test("never exceed what was booked, or the end of the slot", () => {
    const talk = [...reports(1700), ...talking(1700)];
    expect(billed(talk)).toBe(900);
    expect(billed(talk, { ...limits, closesAt: at(122) })).toBe(122);
  });
});

test("the clock says why it stands, and shows no second of a pause", () => {
  const meter = run([...reports(50), ...messages([10])]);
  expect(pauseOf(meter, at(52))).toBeNull();
  expect(shownMs(meter, limits, at(52))).toBe(52_000);
  expect(pauseOf(meter, at(66))).toBe("customer");
  const quiet = run([...reports(80), ...messages([10])]);
  expect(pauseOf(quiet, at(81))).toBe("silence");
  expect(shownMs(quiet, limits, at(81))).toBe(70_000);
});

test.each([
  [0, 0],
  [450_000, 44_950],
  [1, 0],
  [900_000, 89_900],
  [2_000_000, 89_900],
])("%i ms of fifteen minutes for 899 rupees cost %i paise", (ms, paise) => {
  expect(chargeOf(ms, limits, 89_900)).toBe(paise);
});

test.each([
  ["nobody came", null, null, "astrologer"],
  ["only the customer came", 60, null, "astrologer"],
  ["only the astrologer came", null, 60, "customer"],
  ["the customer left before the start", -60, 60, "customer"],
  ["the customer waited, and the astrologer came after that", 300, 600, "astrologer"],
  ["the astrologer left before the start", null, -60, "astrologer"],
] as const)("when %s, its side is the one that missed it (%s, %s: %s)", (_, customer, astrologer, side) => {
  const second = (value: number | null) => (value === null ? null : at(value));
  expect(
    missedBy({ startAt: at(0), customerSeenAt: second(customer), astrologerSeenAt: second(astrologer) }),
  ).toBe(side);
});
