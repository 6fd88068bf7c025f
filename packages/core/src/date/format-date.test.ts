import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../language/index.ts";
import { formatDate } from "./index.ts";

/** The zone's offset at an instant, in minutes east of Greenwich. */
function offsetOf(timeZone: string, instant: Date): number {
  const { format } = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format(instant)) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -offset : offset;
}

const dusk = "2026-11-23T12:00:00.000Z";

test.each([
  ["day", "en", "Monday 23 November"],
  ["short-day", "en", "Mon 23 Nov"],
  ["day-year", "en", "23 November 2026"],
  ["time", "en", "5:30 pm"],
  ["closing", "en", "Mon 5:30 pm"],
  ["day", "hi", "सोमवार 23 नवंबर"],
  ["short-day", "hi", "सोम 23 नवंबर"],
  ["time", "hi", "शाम 5:30 बजे"],
  ["closing", "hi", "सोम शाम 5:30 बजे"],
] as const)("%s in %s reads %s", (style, language, expected) => {
  expect(formatDate(dusk, style, language)).toBe(expected);
});

test("a full hour has no minutes", () => {
  expect(formatDate("2026-11-26T14:30:00.000Z", "closing", "en")).toBe("Thu 8 pm");
});

test("another offset is formatted in its local time", () => {
  expect(formatDate(dusk, "closing", "en", -300)).toBe("Mon 7 am");
});

test.each([
  ["18:30", "रात 12 बजे"],
  ["22:00", "रात 3:30 बजे"],
  ["22:35", "सुबह 4:05 बजे"],
  ["22:30", "सुबह 4 बजे"],
  ["06:29", "सुबह 11:59 बजे"],
  ["06:30", "दोपहर 12 बजे"],
  ["10:30", "शाम 4 बजे"],
  ["14:30", "रात 8 बजे"],
])("%s in UTC is %s in India", (utc, expected) => {
  expect(formatDate(`2026-11-23T${utc}:00.000Z`, "time", "hi")).toBe(expected);
});

const zones = [
  "Asia/Kolkata",
  "America/New_York",
  "Europe/London",
  "Asia/Kathmandu",
  "Pacific/Auckland",
  "Asia/Dubai",
];
const instants = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

test.each(["en", "hi"] as const)("dates in %s match the Unicode CLDR in any zone", (language) => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const offset = offsetOf(zone, instant);
      const formatted = (style: Parameters<typeof formatDate>[1]) =>
        formatDate(instant.toISOString(), style, language, offset);
      const byPlatform = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(languages[language].locale, { ...options, timeZone: zone })
          .format(instant)
          .replace(/,/g, "");
      const day = { day: "numeric", month: "long" } as const;
      expect(formatted("day")).toBe(byPlatform({ weekday: "long", ...day }));
      expect(formatted("day-year")).toBe(byPlatform({ year: "numeric", ...day }));
      const month = language === "hi" ? "long" : "short";
      expect(formatted("short-day")).toBe(byPlatform({ weekday: "short", day: "numeric", month }));
    }),
  );
});

test("times in English match the Unicode CLDR in any zone, full hours without minutes", () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const offset = offsetOf(zone, instant);
      const byPlatform = new Intl.DateTimeFormat("en-IN", {
        hour: "numeric",
        minute: "2-digit",
        timeZone: zone,
      })
        .format(instant)
        .replace(/\s/g, " ")
        .replace(":00", "");
      expect(formatDate(instant.toISOString(), "time", "en", offset)).toBe(byPlatform);
    }),
  );
});
