import { expect, test } from "vitest";
import { occasionRules } from "../../src/calendar/occasion-rules.ts";
import { nameTithis } from "../../src/calendar/tithi.ts";
import { testNow } from "../../test/test-now.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { occurrencesOf } from "../pujas/occurrences-of.ts";

const DAY = 86_400_000;
const startDates = Array.from({ length: 12 }, (_, month) => new Date(testNow.getTime() + month * 30 * DAY));

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
