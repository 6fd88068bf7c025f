import { describe, expect, test } from "vitest";
import { grahas } from "../sky/index.ts";
import { boundsOfDay } from "../time/index.ts";
import { isCombust } from "./combustion.ts";
import { dignityOf } from "./dignity.ts";
import { birthChart, chartOfDay, degreeParts, housesOf } from "./index.ts";
import { placementOf } from "./placement.ts";

const chart = birthChart({
  instant: new Date("1991-11-28T21:42:00Z"),
  place: { lat: 34.1526, lon: 77.5771 },
});

describe("a longitude", () => {
  test.each([
    [
      0,
      {
        rashi: 1,
        degree: 0,
        navamsa: 1,
        nakshatra: { number: 1, pada: 1, lord: "ketu", syllable: "Chu" },
      },
    ],
    [30 - 1e-9, { rashi: 1, navamsa: 9, nakshatra: { number: 3, pada: 1, lord: "sun", syllable: "A" } }],
    [30, { rashi: 2, degree: 0, navamsa: 10, nakshatra: { number: 3, pada: 2 } }],
    [120, { rashi: 5, navamsa: 1, nakshatra: { number: 10, pada: 1, lord: "ketu", syllable: "Ma" } }],
    [
      359.99,
      {
        rashi: 12,
        navamsa: 12,
        nakshatra: { number: 27, pada: 4, lord: "mercury", syllable: "Chi" },
      },
    ],
  ])("%f° has its rashi, nakshatra, pada and navamsa", (longitude, expected) => {
    expect(placementOf(longitude)).toMatchObject(expected);
  });

  test("in the first navamsa of a movable, the fifth of a fixed and the ninth of a dual rashi is vargottama", () => {
    const parts = Array.from({ length: 108 }, (_, index) => index).filter(
      (index) => placementOf((index + 0.5) * (360 / 108)).vargottama,
    );
    expect(parts.map((index) => index % 9)).toEqual([0, 4, 8, 0, 4, 8, 0, 4, 8, 0, 4, 8]);
  });

  test("counts navamsas from the rashi itself, from its ninth or from its fifth", () => {
    for (let rashi = 1; rashi <= 12; rashi++) {
      const first = [rashi, rashi + 8, rashi + 4][(rashi - 1) % 3] ?? 0;
      for (let part = 0; part < 9; part++) {
        const expected = ((first - 1 + part) % 12) + 1;
        expect(placementOf((rashi - 1) * 30 + (part + 0.5) * (30 / 9)).navamsa).toBe(expected);
      }
    }
  });

  test("is printed cut off, so that no degree has 60 minutes", () => {
    expect(degreeParts(29.99999)).toEqual({ degrees: 29, minutes: 59, seconds: 59 });
    expect(degreeParts(12.5)).toEqual({ degrees: 12, minutes: 30, seconds: 0 });
  });
});

describe("dignity", () => {
  test.each([
    ["sun", 10, "exalted"],
    ["sun", 190, "debilitated"],
    ["sun", 130, "moolatrikona"],
    ["sun", 145, "own"],
    ["sun", 215, "friend"],
    ["sun", 310, "enemy"],
    ["sun", 155, "neutral"],
    ["moon", 32, "exalted"],
    ["moon", 33, "moolatrikona"],
    ["moon", 100, "own"],
    ["mercury", 160, "exalted"],
    ["mercury", 167, "moolatrikona"],
    ["mercury", 171, "own"],
    ["mercury", 345, "debilitated"],
    ["jupiter", 95, "exalted"],
    ["jupiter", 245, "moolatrikona"],
    ["jupiter", 255, "own"],
    ["venus", 357, "exalted"],
    ["venus", 177, "debilitated"],
    ["saturn", 200, "exalted"],
    ["saturn", 20, "debilitated"],
    ["mars", 298, "exalted"],
    ["mars", 118, "debilitated"],
  ] as const)("of %s at %d° is %s", (planet, longitude, expected) => {
    expect(dignityOf(planet, longitude)).toBe(expected);
  });

  test("Rahu and Ketu have none", () => {
    expect([chart.grahas.rahu.dignity, chart.grahas.ketu.dignity]).toEqual([undefined, undefined]);
  });
});

describe("combustion", () => {
  test.each([
    ["mercury", 13, false, true],
    ["mercury", 13, true, false],
    ["venus", 9, false, true],
    ["venus", 9, true, false],
    ["saturn", 15.1, false, false],
    ["jupiter", 11, false, true],
    ["rahu", 0, true, false],
    ["sun", 0, false, false],
  ] as const)("%s at %d° from the Sun, retrograde %s: %s", (graha, distance, retrograde, expected) => {
    expect(isCombust(graha, 5 + distance, retrograde, 5)).toBe(expected);
    expect(isCombust(graha, 365 - distance, retrograde, 5)).toBe(expected);
  });
});

describe("the houses of a chart", () => {
  test.each(["D1", "D9", "moon"] as const)(
    "%s: each graha is in one house, and the rashis follow each other",
    (kind) => {
      const houses = housesOf(chart, kind);
      expect(houses.flatMap((house) => house.grahas).toSorted()).toEqual([...grahas].toSorted());
      expect(houses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const [index, { rashi }] of houses.entries())
        expect(rashi).toBe((((houses[0]?.rashi ?? 0) - 1 + index) % 12) + 1);
    },
  );

  test("begin with the lagna, with its navamsa, or with the Moon", () => {
    expect(housesOf(chart, "D1")[0]?.rashi).toBe(chart.lagna.rashi);
    expect(housesOf(chart, "D9")[0]?.rashi).toBe(chart.lagna.navamsa);
    expect(housesOf(chart, "moon")[0]?.grahas).toContain("moon");
  });

  test("agree with the house of each graha", () => {
    for (const { number, grahas: inside } of housesOf(chart, "D1"))
      for (const graha of inside) expect(chart.grahas[graha].house).toBe(number);
  });
});

test("a chart says what it was calculated with", () => {
  expect(chart).toMatchObject({ node: "mean", instant: new Date("1991-11-28T21:42:00Z") });
  expect(chart.ayanamsa.mean).toBeCloseTo(23.74, 1);
  const other = birthChart({ ...chart, node: "true" });
  expect(other.node).toBe("true");
  expect(other.grahas.rahu.longitude).not.toBe(chart.grahas.rahu.longitude);
});

describe("the chart of a day without a time", () => {
  const dayIn = (date: string) => {
    const bounds = boundsOfDay(date, "Asia/Kolkata");
    if (!bounds) throw new Error(date);
    return chartOfDay(bounds);
  };
  const days = Array.from({ length: 30 }, (_, index) =>
    dayIn(`1984-06-${String(index + 1).padStart(2, "0")}`),
  );

  test("has no lagna, no houses and no D9", () => {
    expect(Object.keys(days[0] ?? {}).toSorted()).toEqual(
      ["end", "moonNakshatras", "moonRashi", "rashis", "start"].toSorted(),
    );
  });

  test("knows the Moon's rashi on the days when it did not change, and else gives both", () => {
    for (const day of days) {
      const { moon } = day.rashis;
      expect(day.moonRashi).toBe(moon.length === 1 ? moon[0] : undefined);
      expect(moon.length).toBeLessThanOrEqual(2);
    }
    // Of thirty days the Moon changes its rashi on about thirteen.
    expect(days.filter(({ moonRashi }) => moonRashi === undefined).length).toBeGreaterThan(10);
  });

  test("names all nakshatras that the Moon was in", () => {
    for (const { moonNakshatras } of days) {
      expect(moonNakshatras.length).toBeGreaterThanOrEqual(1);
      expect(moonNakshatras.length).toBeLessThanOrEqual(3);
    }
    const passed = new Set(days.flatMap(({ moonNakshatras }) => moonNakshatras));
    expect(passed.size).toBe(27);
  });

  test("a day on which the Moon leaves Meena has Meena and Mesha", () => {
    const changing = days.find(({ rashis }) => rashis.moon[0] === 12 && rashis.moon.length === 2);
    expect(changing?.rashis.moon).toEqual([12, 1]);
  });
});
