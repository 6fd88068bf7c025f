import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoment, formatZone } from "./index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const sunday = "2026-12-06T09:30:00.000Z"; // 3 pm in India
const readAt = (now: string) => ({ now: Date.parse(now), language: "en" as const });

test.each([
  ["2026-12-06T09:00:00.000Z", "Sun 3 pm", "half an hour before"],
  ["2026-11-30T09:30:00.001Z", "Sun 3 pm", "less than six days before"],
  ["2026-11-30T09:30:00.000Z", "Sun 6 Dec, 3 pm", "six days before"],
  ["2026-11-22T09:30:00.000Z", "Sun 6 Dec, 3 pm", "on a Sunday two weeks before"],
  ["2026-12-06T09:30:00.001Z", "Sun 6 Dec, 3 pm", "after it has passed"],
  ["2026-01-06T09:30:00.000Z", "Sun 6 Dec 2026, 3 pm", "in another half of the year"],
  ["2027-12-06T09:30:00.000Z", "Sun 6 Dec 2026, 3 pm", "a year later"],
])("read at %s, a moment is %s (%s)", (now, text) => {
  expect(formatMoment(sunday, readAt(now))).toBe(text);
});

test("a moment that is read at any later time has its date and year", () => {
  expect(formatMoment(sunday, { language: "en", isAbroad: true })).toBe("Sun 6 Dec 2026, 3 pm India time");
});

test("India's zone and the reader's time can be separate from the moment", () => {
  const now = Date.parse("2026-11-22T09:30:00.000Z");
  expect(formatZone(sunday, { now, language: "en", offset: -300 })).toBe(
    "India time (Sun 6 Dec, 4:30 am your time)",
  );
  expect(formatZone(sunday, { now, language: "en", offset: 330 })).toBeUndefined();
});

test("Hindi has the parts of the day", () => {
  const now = Date.parse("2026-11-22T09:30:00.000Z");
  expect(formatMoment(sunday, { now, language: "hi" })).toBe("रवि 6 दिसंबर, दोपहर 3 बजे");
});

describe("abroad", () => {
  const reader = readAt("2026-11-22T09:30:00.000Z");

  test("the reader's own day and time follow India's", () => {
    expect(formatMoment(sunday, { ...reader, offset: -300, isAbroad: true })).toBe(
      "Sun 6 Dec, 3 pm India time (Sun 6 Dec, 4:30 am your time)",
    );
    expect(formatMoment(sunday, { ...reader, language: "hi", offset: -300 })).toBe(
      "रवि 6 दिसंबर, दोपहर 3 बजे भारतीय समय (आपके यहाँ रवि 6 दिसंबर, सुबह 4:30 बजे)",
    );
  });

  test("India's zone is named while the reader's clock is not known, or shows the same time", () => {
    expect(formatMoment(sunday, { ...reader, isAbroad: true })).toBe("Sun 6 Dec, 3 pm India time");
    expect(formatMoment(sunday, { ...reader, isAbroad: true, offset: 330 })).toBe(
      "Sun 6 Dec, 3 pm India time",
    );
  });

  test("a reader in India whose clock shows another time sees both", () => {
    expect(formatMoment(sunday, { ...reader, offset: 60 })).toBe(
      "Sun 6 Dec, 3 pm India time (Sun 6 Dec, 10:30 am your time)",
    );
  });
});

describe("in any language and zone", () => {
  // Around midnight, the end of a week and the end of a year in India; zones of Los Angeles, London, Kathmandu and
  // Auckland.
  const edges = [
    "2026-11-30T18:30:00Z",
    "2026-12-06T18:30:00Z",
    "2026-12-31T18:30:00Z",
    "2027-03-01T00:00:00Z",
  ];
  const moment = fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -2 * HOUR, max: 2 * HOUR }))
    .map(([edge, shift]) => Date.parse(edge) + shift);
  const distance = fc.integer({ min: -400 * DAY, max: 400 * DAY });
  const language = fc.constantFrom("en" as const, "hi" as const);
  const offset = fc.constantFrom(-480, 0, 345, 780);
  const textOf = (at: number, now: number, reader: { language: "en" | "hi"; offset?: number }) =>
    formatMoment(new Date(at).toISOString(), { now, ...reader });

  test("two moments at different minutes never have the same text for the same reader", () => {
    fc.assert(
      fc.property(moment, moment, distance, language, (one, other, away, its) => {
        fc.pre(Math.floor(one / 60_000) !== Math.floor(other / 60_000));
        const now = one - away;
        expect(textOf(one, now, { language: its })).not.toBe(textOf(other, now, { language: its }));
      }),
    );
  });

  test("a text without a day of the month is less than six days ahead", () => {
    fc.assert(
      fc.property(moment, distance, language, (at, away, its) => {
        const hasDate = textOf(at, at - away, { language: its }).includes(", ");
        expect(hasDate).toBe(away < 0 || away >= 6 * DAY);
      }),
    );
  });

  test("the reader's time is the same moment: its text is India's, shifted by the difference of the clocks", () => {
    fc.assert(
      fc.property(moment, distance, language, offset, (at, away, its, minutes) => {
        const now = at - away;
        const shift = (minutes - 330) * 60_000;
        const here = textOf(at + shift, now + shift, { language: its });
        expect(textOf(at, now, { language: its, offset: minutes })).toContain(here);
      }),
    );
  });
});
