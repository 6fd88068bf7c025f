import { expect, test } from "vitest";
import { occasionRules } from "../../src/calendar/occasion-rules.ts";
import { testNow } from "../../test/test-now.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { occurrencesOf } from "../pujas/occurrences-of.ts";
import { toPujaRow } from "./dated-rows.ts";

const DAY = 86_400_000;
const starts = Array.from({ length: 12 }, (_, month) => new Date(testNow.getTime() + month * 30 * DAY));

test("the rites of one morning, midday or dusk name one tithi, of one family or of many, at whatever temple", () => {
  const seeded = starts.flatMap((now) =>
    allPujaSeries.flatMap((series) =>
      Object.values(occurrencesOf(series, now)).map((occurrence) => ({
        hour: `${occurrence.date} ${occasionRules[series.occasion].at}`,
        isVip: series.isVip,
        tithi: toPujaRow(series, occurrence).tithi.en,
      })),
    ),
  );
  const hours = [...Map.groupBy(seeded, ({ hour }) => hour)];
  const namesOf = (rites: typeof seeded) => [...new Set(rites.map(({ tithi }) => tithi))];
  expect(hours.filter(([, rites]) => namesOf(rites).length > 1)).toEqual([]);
  expect(hours.some(([, rites]) => new Set(rites.map(({ isVip }) => isVip)).size > 1)).toBe(true);
});
