import { describe, expect, test } from "vitest";
import {
  type Element,
  karanaName,
  nextSpanOf,
  numberAt,
  type PanchangRequest,
  pakshaOf,
  panchangOf,
  spanAt,
  tithiName,
} from "./index.ts";

const ujjain = { lat: 23.1828, lon: 75.7682 };
const delhi = { lat: 28.6139, lon: 77.209 };

function dayOf(date: string, more: Partial<PanchangRequest> = {}) {
  const found = panchangOf({ date, zone: "Asia/Kolkata", place: delhi, ...more });
  if (found.status !== "ok") throw new Error(found.status);
  return found;
}

/** Sunday 22 to Saturday 28 November 2026. */
const week = Array.from({ length: 7 }, (_, index) => dayOf(`2026-11-${22 + index}`));

describe("the tithi of a festival's day", () => {
  // Published dates of the festivals.
  test.each([
    ["2024-11-01", 30, "Diwali: Amavasya"],
    ["2025-10-02", 10, "Vijayadashami: Shukla Dashami"],
    ["2025-08-27", 4, "Ganesh Chaturthi: Shukla Chaturthi"],
    ["2026-02-15", 28, "Maha Shivaratri: Krishna Trayodashi at sunrise, Chaturdashi at midnight"],
    ["2026-03-26", 8, "Durga Ashtami of Chaitra"],
    ["2026-11-24", 15, "Kartika Purnima"],
  ])("%s: %d (%s)", (date, tithi) => {
    expect(dayOf(date, { place: ujjain }).tithi[0]?.number).toBe(tithi);
  });
});

test("tithis and karanas have their names", () => {
  expect([1, 15, 16, 29, 30].map(tithiName)).toEqual([
    "Pratipada",
    "Purnima",
    "Pratipada",
    "Chaturdashi",
    "Amavasya",
  ]);
  expect([1, 15, 16, 30].map(pakshaOf)).toEqual(["shukla", "shukla", "krishna", "krishna"]);
  expect([1, 2, 8, 9, 57, 58, 59, 60].map(karanaName)).toEqual([
    "Kimstughna",
    "Bava",
    "Vishti",
    "Bava",
    "Vishti",
    "Shakuni",
    "Chatushpada",
    "Naga",
  ]);
});

describe.each(["tithi", "nakshatra", "yoga", "karana"] as const)("the %s", (element: Element) => {
  const count = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[element];

  test("of a day begins before sunrise and lasts until the next one, without gaps", () => {
    for (const day of week) {
      const spans = day[element];
      expect(spans[0] && spans[0].start <= day.sunrise).toBe(true);
      expect((spans.at(-1)?.end ?? day.sunrise) >= day.nextSunrise).toBe(true);
      for (const [index, span] of spans.slice(1).entries()) {
        expect(span.start).toEqual(spans[index]?.end);
        expect(span.number).toBe(((spans[index]?.number ?? 0) % count) + 1);
      }
    }
  });

  test("changes exactly at its end", () => {
    for (const { number, start, end } of week.flatMap((day) => day[element])) {
      expect(numberAt(element, new Date(start.getTime() + 1000))).toBe(number);
      expect(numberAt(element, new Date(end.getTime() - 1000))).toBe(number);
      expect(numberAt(element, new Date(end.getTime() + 1000))).toBe((number % count) + 1);
    }
  });

  test("returns once a month: the next span of each number begins after the given instant", () => {
    const after = new Date("2026-11-23T00:00:00Z");
    for (let number = 1; number <= count; number++) {
      const span = nextSpanOf(element, number, after);
      expect(span.start > after).toBe(true);
      expect((span.start.getTime() - after.getTime()) / 86_400_000).toBeLessThan(31);
      expect(numberAt(element, new Date(span.start.getTime() + 1000))).toBe(number);
      const found = spanAt(element, new Date((span.start.getTime() + span.end.getTime()) / 2));
      expect(found.number).toBe(number);
      expect(Math.abs(found.start.getTime() - span.start.getTime())).toBeLessThan(500);
      expect(Math.abs(found.end.getTime() - span.end.getTime())).toBeLessThan(500);
    }
  });
});

describe("the parts of a day", () => {
  const eighth = (day: (typeof week)[number], { start }: { start: Date }) =>
    ((start.getTime() - day.sunrise.getTime()) / (day.sunset.getTime() - day.sunrise.getTime())) * 8 + 1;

  test.each([
    ["rahuKaal", [8, 2, 7, 5, 6, 4, 3]],
    ["yamaganda", [5, 4, 3, 2, 1, 7, 6]],
    ["gulika", [7, 6, 5, 4, 3, 2, 1]],
  ] as const)("%s has its eighth of each weekday", (part, expected) => {
    expect(week.map((day) => Math.round(eighth(day, day[part]) * 1000) / 1000)).toEqual(expected);
  });

  test("Abhijit is about midday, and avoided on Wednesday", () => {
    for (const { abhijit, sunrise, sunset, vara } of week) {
      const midday = (sunrise.getTime() + sunset.getTime()) / 2;
      expect(abhijit.start.getTime()).toBeLessThan(midday);
      expect(abhijit.end.getTime()).toBeGreaterThan(midday);
      expect(abhijit.avoided).toBe(vara === 3);
    }
  });

  test("choghadiya begin with the one of the weekday, by day and by night", () => {
    const first = (time: "day" | "night") => week.map(({ choghadiya }) => choghadiya[time][0]?.name);
    expect(first("day")).toEqual(["udveg", "amrit", "rog", "labh", "shubh", "char", "kaal"]);
    expect(first("night")).toEqual(["shubh", "char", "kaal", "udveg", "amrit", "rog", "labh"]);
  });

  test("choghadiya of a Monday follow each other from sunrise to the next sunrise", () => {
    const monday = week[1];
    if (!monday) throw new Error("no Monday");
    const { day, night } = monday.choghadiya;
    expect(day.map(({ name }) => name)).toEqual([
      "amrit",
      "kaal",
      "shubh",
      "rog",
      "udveg",
      "char",
      "labh",
      "amrit",
    ]);
    expect(night.map(({ name }) => name)).toEqual([
      "char",
      "rog",
      "kaal",
      "labh",
      "udveg",
      "shubh",
      "amrit",
      "char",
    ]);
    expect(day[0]).toMatchObject({ start: monday.sunrise, quality: "good" });
    expect(day[7]?.end).toEqual(monday.sunset);
    expect(night[7]?.end).toEqual(monday.nextSunrise);
  });
});

test("the vara is that of the civil day, from its sunrise", () => {
  expect(week.map(({ vara }) => vara)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("by the older rule the Sun rises about four minutes later", () => {
  const late = dayOf("2026-11-23", { horizon: "centre" });
  const minutes = (late.sunrise.getTime() - (week[1]?.sunrise.getTime() ?? 0)) / 60_000;
  expect(minutes).toBeGreaterThan(3.5);
  expect(minutes).toBeLessThan(5);
});

test("about once a month a day has no moonrise", () => {
  const without = Array.from({ length: 30 }, (_, index) =>
    dayOf(`2026-11-${String(index + 1).padStart(2, "0")}`),
  ).filter(({ moonrise }) => !moonrise);
  expect(without).toHaveLength(1);
});

test("where the Sun does not rise there is no panchang", () => {
  const place = { lat: 78.22, lon: 15.65 };
  const zone = "Arctic/Longyearbyen";
  expect(panchangOf({ date: "2026-12-21", zone, place })).toEqual({ status: "no-sunrise" });
  expect(panchangOf({ date: "2026-06-21", zone, place })).toEqual({ status: "no-sunrise" });
});

test("a day that does not exist has no panchang", () => {
  expect(panchangOf({ date: "2026-02-30", zone: "Asia/Kolkata", place: delhi })).toEqual({
    status: "invalid",
  });
});

test("sunrise is found on each day of a year, east and west of Greenwich", () => {
  for (const [zone, place] of [
    ["Pacific/Apia", { lat: -13.83, lon: -171.77 }],
    ["Pacific/Auckland", { lat: -36.85, lon: 174.76 }],
    ["America/Anchorage", { lat: 61.2, lon: -149.9 }],
  ] as const)
    for (let day = 1; day <= 360; day += 12) {
      const date = new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10);
      const found = dayOf(date, { zone, place });
      const local = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
      expect(local.format(found.sunrise)).toBe(date);
    }
});
