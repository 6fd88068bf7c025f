import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextOccasion, previousOccasion } from "./next-occasion.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { type OccasionKey, occasionRules } from "./occasion-rules.ts";
import type { Tithi } from "./tithi.ts";
import { tithisOfDay } from "./tithis-of-day.ts";

const ujjain = { lat: 23.1828, lon: 75.7682 };
const anyRule = fc.constantFrom<OccasionRule>(...Object.values(occasionRules));
const matches = (rule: OccasionRule) => (tithi: Tithi) =>
  rule.day.kind === "weekday" || rule.day.tithis.includes(tithi.number);
const anyInstant = fc.date({ min: new Date("2024-01-01"), max: new Date("2045-01-01"), noInvalidDate: true });
const anyPlace = fc.record({
  lat: fc.double({ min: 8, max: 35, noNaN: true }),
  lon: fc.double({ min: 68, max: 97, noNaN: true }),
});

describe("the next occasion", () => {
  // Dates from printed and online almanacs of 2026.
  test.each<[OccasionKey, string, string[]]>([
    ["pradosh", "2026-05-29", ["2026-06-12", "2026-06-27", "2026-07-12", "2026-07-26", "2026-08-10"]],
    ["soma-pradosh", "2026-03-01", ["2026-03-16", "2026-03-30", "2026-08-10", "2026-12-21"]],
    [
      "ekadashi",
      "2026-09-08",
      ["2026-09-22", "2026-10-06", "2026-10-22", "2026-11-05", "2026-11-20", "2026-12-04"],
    ],
    [
      "sankashti-chaturthi",
      "2026-08-03",
      ["2026-08-31", "2026-09-29", "2026-10-29", "2026-11-27", "2026-12-26"],
    ],
    ["vinayaka-chaturthi", "2026-04-25", ["2026-05-20", "2026-06-18"]],
    ["masik-shivaratri", "2026-01-01", ["2026-01-16", "2026-02-15", "2026-03-17"]],
    ["krishna-ashtami", "2026-08-10", ["2026-09-04"]],
    ["purnima", "2026-07-01", ["2026-07-29", "2026-08-28", "2026-09-26"]],
    ["shukla-navami", "2026-03-01", ["2026-03-26"]],
    ["durgashtami", "2026-10-01", ["2026-10-19"]],
    ["saturday-dusk", "2026-11-20", ["2026-11-21", "2026-11-28"]],
  ])("%s after %s", (key, after, expected) => {
    let from = new Date(`${after}T00:00:00+05:30`);
    const dates = expected.map(() => {
      const { date, startAt } = nextOccasion(occasionRules[key], from, ujjain);
      from = startAt;
      return date;
    });
    expect(dates).toEqual(expected);
  });

  test("has the name that almanacs use for its weekday", () => {
    const { name } = nextOccasion(occasionRules.pradosh, new Date("2026-12-10"), ujjain);
    expect(name).toEqual({ en: "Soma Pradosh", hi: "सोम प्रदोष" });
  });

  test("begins after the given time, with no other occasion in between", () => {
    fc.assert(
      fc.property(anyRule, anyInstant, anyPlace, (rule, after, place) => {
        const next = nextOccasion(rule, after, place);
        expect(next.startAt > after).toBe(true);
        expect(next.endAt > next.startAt).toBe(true);
        expect(previousOccasion(rule, next.startAt, place).startAt <= after).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("falls on the weekday and the tithi of its rule", () => {
    fc.assert(
      fc.property(anyRule, anyInstant, anyPlace, (rule, after, place) => {
        const { weekday, day } = nextOccasion(rule, after, place);
        if (rule.day.weekday !== undefined) expect(weekday).toBe(rule.day.weekday);
        expect(tithisOfDay(day, rule.at).some(matches(rule))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("exists for a tithi that includes no sunrise: ekadashis are never more than 17 days apart", () => {
    let from = new Date("2026-01-01T00:00:00Z");
    for (let i = 0; i < 50; i++) {
      const { startAt } = nextOccasion(occasionRules.ekadashi, from, ujjain);
      const days = (startAt.getTime() - from.getTime()) / 86_400_000;
      expect(days).toBeLessThan(17);
      from = startAt;
    }
  });
});
