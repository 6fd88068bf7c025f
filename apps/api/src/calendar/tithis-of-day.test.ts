import { expect, test } from "vitest";
import { localDayOf } from "./local-day.ts";
import type { DayMoment } from "./moment-of-day.ts";
import { nameTithis } from "./tithi.ts";
import { tithisOfDay } from "./tithis-of-day.ts";

// Expected values are from public almanacs of Ujjain.
test.each<[string, DayMoment, string]>([
  // Ekadashi begins at 7:15 and ends the next morning at 6:31, before sunrise.
  ["2026-11-20", "sunrise", "Shukla paksha Dashami–Ekadashi"],
  ["2026-11-21", "sunrise", "Shukla paksha Dwadashi"],
  ["2026-11-22", "dusk", "Shukla paksha Trayodashi"],
  ["2026-12-23", "sunrise", "Shukla paksha Chaturdashi–Purnima"],
  ["2026-12-24", "sunrise", "Krishna paksha Pratipada"],
])("%s at %s is %s", (date, at, name) => {
  const day = localDayOf(new Date(`${date}T06:00:00+05:30`));
  expect(nameTithis(tithisOfDay(day, at)).en).toBe(name);
});

test("two tithis of a day are joined after one paksha name, in Hindi too", () => {
  const day = localDayOf(new Date("2026-11-20T06:00:00+05:30"));
  expect(nameTithis(tithisOfDay(day, "sunrise")).hi).toBe("शुक्ल पक्ष दशमी–एकादशी");
});
