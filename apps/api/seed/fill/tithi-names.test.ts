import { expect, test } from "vitest";
import { occasionRules } from "../../src/calendar/occasion-rules.ts";
import { nameTithis } from "../../src/calendar/tithi.ts";
import { testNow } from "../../test/test-now.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { occurrencesOf } from "../pujas/occurrences-of.ts";

const DAY = 86_400_000;
// A series has three dates from each of them: those of a month repeat no other start's.
const startDates = Array.from({ length: 6 }, (_, n) => new Date(testNow.getTime() + n * 60 * DAY));

test("pujas at the same time of a day have the same tithi, for groups and single families, at every temple", () => {
  const seeded = startDates.flatMap((now) =>
    allPujaSeries.flatMap((series) =>
      Object.values(occurrencesOf(series, now)).map((occurrence) => ({
        hour: `${occurrence.date} ${occasionRules[series.occasion].at}`,
        isVip: series.isVip,
        tithi: nameTithis(occurrence.tithis).en,
      })),
    ),
  );
  const hours = [...Map.groupBy(seeded, ({ hour }) => hour)];
  const namesOf = (pujas: typeof seeded) => [...new Set(pujas.map(({ tithi }) => tithi))];
  expect(hours.filter(([, pujas]) => namesOf(pujas).length > 1)).toEqual([]);
  expect(hours.some(([, pujas]) => new Set(pujas.map(({ isVip }) => isVip)).size > 1)).toBe(true);
});
