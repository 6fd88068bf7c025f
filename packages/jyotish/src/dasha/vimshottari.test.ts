import { describe, expect, test } from "vitest";
import { type Dasha, dashaBalance, dashasAt, dashaYears, mahadashas, subDashas } from "./index.ts";

const DAY = 86_400_000;
const birth = new Date("2000-01-01T00:00:00Z");
const years = ({ start, end }: Dasha) => (end.getTime() - start.getTime()) / DAY / 365.25;

test("the years of the nine lords are those of the texts, 120 in all", () => {
  expect(Object.values(dashaYears).reduce((sum, each) => sum + each, 0)).toBe(120);
  expect(dashaYears).toMatchObject({ ketu: 7, venus: 20, sun: 6, moon: 10, mars: 7, rahu: 18, jupiter: 16 });
});

describe("the mahadashas", () => {
  test("of a Moon at 0° Ashwini begin at birth with all of Ketu", () => {
    const [first] = mahadashas(0, birth);
    expect(first).toMatchObject({ lord: "ketu", start: birth });
    expect(dashaBalance(0)).toEqual({ lord: "ketu", years: 7 });
  });

  test("of a Moon in the middle of Rohini have five years of the Moon left", () => {
    const moon = 3.5 * (360 / 27);
    expect(dashaBalance(moon).lord).toBe("moon");
    expect(dashaBalance(moon).years).toBeCloseTo(5, 9);
    const [first] = mahadashas(moon, birth);
    expect(((first?.end.getTime() ?? 0) - birth.getTime()) / DAY).toBeCloseTo(5 * 365.25, 3);
  });

  test("follow each other in their order, without gaps", () => {
    const dashas = mahadashas(200, birth);
    expect(dashas.map(({ lord }) => lord)).toEqual([
      "jupiter",
      "saturn",
      "mercury",
      "ketu",
      "venus",
      "sun",
      "moon",
      "mars",
      "rahu",
    ]);
    for (const [index, dasha] of dashas.entries()) {
      expect(years(dasha)).toBeCloseTo(dashaYears[dasha.lord], 6);
      if (index > 0) expect(dasha.start).toEqual(dashas[index - 1]?.end);
    }
  });
});

describe("the dashas within a dasha", () => {
  const [venus] = mahadashas(360 / 27, birth);
  if (!venus) throw new Error("no dasha");

  test("begin with its own lord and take their share of its time", () => {
    const antardashas = subDashas(venus);
    expect(antardashas[0]).toMatchObject({ lord: "venus", level: 2, start: venus.start });
    expect(antardashas.at(-1)).toMatchObject({ lord: "ketu", end: venus.end });
    for (const each of antardashas) expect(years(each)).toBeCloseTo((20 * dashaYears[each.lord]) / 120, 6);
  });

  test("go down to the pratyantardasha", () => {
    const [antardasha] = subDashas(venus);
    if (!antardasha) throw new Error("no antardasha");
    const pratyantardashas = subDashas(antardasha);
    expect(pratyantardashas).toHaveLength(9);
    for (const each of pratyantardashas)
      expect(years(each)).toBeCloseTo((((20 * 20) / 120) * dashaYears[each.lord]) / 120, 5);
    expect(pratyantardashas.flatMap(subDashas)).toEqual([]);
  });
});

test("at an instant three dashas run, one within the other", () => {
  const dashas = mahadashas(100, birth);
  const found = dashasAt(dashas, new Date("2026-11-23T00:00:00Z"));
  expect(found.map(({ level }) => level)).toEqual([1, 2, 3]);
  for (const { start, end } of found) {
    expect(start <= new Date("2026-11-23T00:00:00Z")).toBe(true);
    expect(end > new Date("2026-11-23T00:00:00Z")).toBe(true);
  }
  expect(dashasAt(dashas, new Date("2200-01-01T00:00:00Z"))).toEqual([]);
});
