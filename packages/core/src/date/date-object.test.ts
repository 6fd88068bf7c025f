import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysIn, isoDay, monthNames, parseDate, readIsoDay, writeDate } from "./index.ts";

describe("§5 date parse: strict 'D MMMM YYYY'", () => {
  test.each([
    ["5 November 2026", { day: 5, month: "November", year: 2026 }],
    ["31 December 1999", { day: 31, month: "December", year: 1999 }],
    ["29 February 2000", { day: 29, month: "February", year: 2000 }],
    ["29 February 2024", { day: 29, month: "February", year: 2024 }],
    ["1 January 0099", { day: 1, month: "January", year: 99 }],
  ])("%s", (text, date) => expect(parseDate(text)).toEqual(date));

  test.each([
    ...["", "5 Nov 2026", "05 November 2026", "5 november 2026", "5 NOVEMBER 2026", "November 5 2026"],
    ...["5  November 2026", " 5 November 2026", "5 November 2026 ", "5 November 26", "5 November 20266"],
    ...[
      "5-November-2026",
      "5 नवंबर 2026",
      "५ November 2026",
      "5 November 2026\n",
      "5 Novembers 2026",
      "2026-11-05",
    ],
  ])("%j has another format", (text) => expect(parseDate(text)).toBeUndefined());

  test.each([
    "0 May 2026",
    "32 May 2026",
    "31 April 2026",
    "30 February 2024",
    "29 February 2023",
    "29 February 1900",
  ])("%s does not exist", (text) => expect(parseDate(text)).toBeUndefined());

  test("every day of four centuries is parsed as written", () => {
    const days = fc.integer({
      min: Date.UTC(1800, 0, 1) / 86_400_000,
      max: Date.UTC(2200, 0, 1) / 86_400_000,
    });
    fc.assert(
      fc.property(days, (count) => {
        const then = new Date(count * 86_400_000);
        const text = `${then.getUTCDate()} ${monthNames[then.getUTCMonth()]} ${then.getUTCFullYear()}`;
        const date = parseDate(text);
        expect(date && writeDate(date)).toBe(text);
        expect(date && isoDay(date)).toBe(then.toISOString().slice(0, 10));
        expect(readIsoDay(then.toISOString().slice(0, 10))).toEqual(date);
      }),
    );
  });

  test("a text that parses is parsed completely", () => {
    const part = fc.constantFrom(
      "5",
      "31",
      "30",
      "29",
      "0",
      "May",
      "June",
      "February",
      "2023",
      "2024",
      " ",
      "  ",
      "-",
      "x",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = parts.join("");
        const date = parseDate(text);
        if (date) expect(writeDate(date)).toBe(text);
      }),
    );
  });
});

test("§3 date object: day, month name, year", () => {
  expect(Object.keys(parseDate("5 November 2026") ?? {})).toEqual(["day", "month", "year"]);
  expect(writeDate({ day: 5, month: "November", year: 2026 })).toBe("5 November 2026");
  expect(writeDate({ day: 5, month: "November", year: 99 })).toBe("5 November 0099");
});

test("a date is sent as an ISO day", () => {
  expect(isoDay({ day: 5, month: "January", year: 2026 })).toBe("2026-01-05");
  expect(isoDay({ day: 15, month: "December", year: 99 })).toBe("0099-12-15");
});

test.each([
  "1981-2-04",
  "1981-02-4",
  "1981-02-29",
  "1981-00-01",
  "1981-13-01",
  "1981-12-00",
  "x1981-02-04",
  "1981-02-04T",
  "",
])("%j is not an ISO day", (text) => expect(readIsoDay(text)).toBeUndefined());

test("each month has the days of the calendar", () => {
  for (const year of [1900, 2000, 2023, 2024]) {
    for (const [place, month] of monthNames.entries()) {
      expect(daysIn({ month, year }), `${month} ${year}`).toBe(
        new Date(Date.UTC(year, place + 1, 0)).getUTCDate(),
      );
    }
  }
});
