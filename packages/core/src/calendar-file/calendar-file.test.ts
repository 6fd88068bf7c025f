import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const occasion = {
  uid: "ord_1",
  title: "Soma Pradosh; Kashi, Varanasi",
  text: "Line 1\nLine 2",
  place: "काशी विश्वनाथ मंदिर, वाराणसी, उत्तर प्रदेश, भारत में प्रदोष काल का रुद्राभिषेक",
  startAt: "2026-11-23T12:00:00.000Z",
  endAt: "2026-11-23T13:30:00.000Z",
};
const now = new Date("2026-11-20T10:00:00.000Z");

test("RFC 5545: times are in UTC without punctuation, commas and semicolons escaped", () => {
  const file = calendarFile({ events: [occasion], now });
  expect(file).toContain("DTSTART:20261123T120000Z\r\n");
  expect(file).toContain("DTEND:20261123T133000Z\r\n");
  expect(file).toContain("SUMMARY:Soma Pradosh\\; Kashi\\, Varanasi\r\n");
  expect(file).toContain("DESCRIPTION:Line 1\\nLine 2\r\n");
});

test("RFC 5545: an event of a whole day has a date without a time, and does not make the day busy", () => {
  const file = calendarFile({
    name: "Vrats",
    events: [{ uid: "u", title: "Diwali", day: "2026-11-08" }],
    now,
  });
  expect(file).toContain("DTSTART;VALUE=DATE:20261108\r\n");
  expect(file).toContain("TRANSP:TRANSPARENT\r\n");
  expect(file).not.toContain("DTEND");
  expect(file).toContain("X-WR-CALNAME:Vrats\r\n");
});

test("RFC 5545: no line is longer than 75 octets, whatever the words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (place) => {
      for (const line of calendarFile({ events: [{ ...occasion, place }], now }).split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
  );
});
