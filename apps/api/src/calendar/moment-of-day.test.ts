import { describe, expect, test } from "vitest";
import { isoDate, localDayOf, weekdayOf } from "./local-day.ts";
import { type DayMoment, momentOfDay, sunrise, sunset } from "./moment-of-day.ts";
import { tithiAt } from "./tithi.ts";

const delhi = { lat: 28.6139, lon: 77.209 };
const ujjain = { lat: 23.1828, lon: 75.7682 };
const dayOf = (date: string) => localDayOf(new Date(`${date}T12:00:00+05:30`));
const minutesApart = (instant: Date, iso: string) => Math.abs(instant.getTime() - Date.parse(iso)) / 60_000;

describe("the local day", () => {
  test("changes at midnight in India", () => {
    expect(isoDate(localDayOf(new Date("2026-11-23T18:29:59Z")))).toBe("2026-11-23");
    expect(isoDate(localDayOf(new Date("2026-11-23T18:30:00Z")))).toBe("2026-11-24");
  });

  test("has the right weekday: 23 November 2026 is a Monday, 1 January 1950 was a Sunday", () => {
    expect(weekdayOf(dayOf("2026-11-23"))).toBe(1);
    expect(weekdayOf(dayOf("1950-01-01"))).toBe(0);
  });
});

describe("the Sun", () => {
  test("rises over Delhi at 5:24 and sets at 19:22 on midsummer day", () => {
    expect(minutesApart(sunrise(dayOf("2026-06-21"), delhi), "2026-06-21T05:24:00+05:30")).toBeLessThan(2);
    expect(minutesApart(sunset(dayOf("2026-06-21"), delhi), "2026-06-21T19:22:00+05:30")).toBeLessThan(2);
  });
});

describe("the tithi at the deciding moment, in Ujjain", () => {
  test.each<[string, string, DayMoment, number]>([
    ["Maha Shivaratri", "2026-02-15", "midnight", 29],
    ["Ram Navami", "2026-03-26", "midday", 9],
    ["Guru Purnima", "2026-07-29", "sunrise", 15],
    ["Janmashtami", "2026-09-04", "sunrise", 23],
    ["Ganesh Chaturthi", "2026-09-14", "midday", 4],
    ["Diwali", "2026-11-08", "dusk", 30],
    ["Kartik Purnima", "2026-11-24", "sunrise", 15],
  ])("%s on %s, at %s, is %i", (_, date, at, tithi) => {
    const instant = momentOfDay(at, dayOf(date), ujjain);
    expect(instant && tithiAt(instant)).toBe(tithi);
  });
});
