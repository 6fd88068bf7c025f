import { describe, expect, test } from "vitest";
import { chartWith } from "../../test/chart-with.ts";
import { birthChart } from "../chart/index.ts";
import { kaalSarp, manglik, pitra, sadeSatiAt, sadeSatiPeriods } from "./index.ts";

/** The middle of a rashi. */
const inRashi = (rashi: number) => (rashi - 1) * 30 + 15;

describe("Mangal dosha", () => {
  // Moon and Venus where Mars is in their third house.
  const marsIn = (house: number) => {
    const away = (house - 1 + 10) % 12;
    return manglik(
      chartWith(15, { mars: inRashi(house), moon: inRashi(away + 1), venus: inRashi(away + 1) }),
    );
  };

  test.each([1, 4, 7, 8, 12])("is present with Mars in house %d from the lagna", (house) => {
    const { verdict, from } = marsIn(house);
    expect(verdict).toBe("present");
    expect(from.lagna).toEqual({ house, counts: true, countedBySome: house === 1 });
  });

  test("is partly present with Mars in the second house, which some authors count", () => {
    expect(marsIn(2)).toMatchObject({ verdict: "partly", from: { lagna: { countedBySome: true } } });
  });

  test.each([3, 5, 6, 9, 10, 11])("is not present with Mars in house %d", (house) => {
    expect(marsIn(house)).toMatchObject({ verdict: "notPresent", cancellations: [] });
  });

  test.each(["moon", "venus"] as const)(
    "is partly present when only %s sees Mars in the seventh",
    (point) => {
      const other = point === "moon" ? "venus" : "moon";
      const found = manglik(
        chartWith(inRashi(3), { mars: inRashi(7), [point]: inRashi(1), [other]: inRashi(5) }),
      );
      expect(found.verdict).toBe("partly");
      expect(found.from[point]).toMatchObject({ house: 7, counts: true });
      expect(found.from[other].counts).toBe(false);
    },
  );

  test.each([
    [{ mars: 7, moon: 1, venus: 1 }, 3],
    [{ mars: 7, moon: 1, venus: 5 }, 2],
    [{ mars: 7, moon: 5, venus: 5 }, 1],
    [{ mars: 3, moon: 1, venus: 1 }, 0],
  ])("of %o, seen from Mesha, counts from %d points", ({ mars, moon, venus }, strength) => {
    const chart = chartWith(15, { mars: inRashi(mars), moon: inRashi(moon), venus: inRashi(venus) });
    expect(manglik(chart).strength).toBe(strength);
  });

  test("lists cancellations without changing the verdict", () => {
    const far = { jupiter: inRashi(12) };
    const of = (lagna: number, mars: number) =>
      manglik(chartWith(inRashi(lagna), { ...far, mars: inRashi(mars) }));
    expect(of(1, 1)).toMatchObject({ verdict: "present", cancellations: ["marsInOwnRashi"] });
    expect(of(2, 5).cancellations).toEqual(["marsInSimhaOrKumbha"]);
    expect(of(10, 1).cancellations).toEqual(["marsInOwnRashi", "rashiOfHouse"]);
    expect(of(3, 10).cancellations).toEqual([]);
    expect(of(10, 4).cancellations).toEqual(["rashiOfHouse", "jupiterWithOrAspecting"]);
  });

  test("is cancelled for some by certain rashis in a house", () => {
    const cancelling = [2, 4, 7, 8, 12].map((house) =>
      Array.from({ length: 12 }, (_, index) => index + 1).filter((rashi) => {
        const lagna = ((rashi - house + 12) % 12) + 1;
        const third = inRashi(((rashi + 9) % 12) + 1);
        const found = manglik(chartWith(inRashi(lagna), { mars: inRashi(rashi), moon: third, venus: third }));
        return found.from.lagna.house === house && found.cancellations.includes("rashiOfHouse");
      }),
    );
    expect(cancelling).toEqual([
      [3, 6],
      [1, 8],
      [4, 10],
      [9, 12],
      [2, 7],
    ]);
  });

  test.each(["moon", "venus"] as const)(
    "the rashi of a house that only %s counts cancels it too",
    (point) => {
      const other = point === "moon" ? "venus" : "moon";
      // Mars in Karka: the 7th from the point, the 3rd from the lagna and the other.
      const found = manglik(
        chartWith(inRashi(2), {
          mars: inRashi(4),
          [point]: inRashi(10),
          [other]: inRashi(2),
          jupiter: inRashi(5),
        }),
      );
      expect(found).toMatchObject({ verdict: "partly", cancellations: ["rashiOfHouse"] });
    },
  );

  test.each([
    [1, true],
    [5, true],
    [7, true],
    [9, true],
    [3, false],
  ])("Jupiter aspects Mars in house %d from itself: %s", (house, sees) => {
    const found = manglik(
      chartWith(inRashi(12), { mars: inRashi(3), jupiter: inRashi(((3 - house + 12) % 12) + 1) }),
    );
    expect(found.cancellations.includes("jupiterWithOrAspecting")).toBe(sees);
  });

  test("Mars in exaltation is named in a real chart", () => {
    const chart = birthChart({ instant: new Date("2024-02-20T12:00:00Z"), place: { lat: 23, lon: 77 } });
    expect(chart.grahas.mars).toMatchObject({ rashi: 10, dignity: "exalted" });
    // In the seventh house, where Makara itself counts too.
    expect(manglik(chart)).toMatchObject({
      verdict: "present",
      cancellations: ["marsExalted", "rashiOfHouse"],
    });
  });
});

describe("Kaal Sarp", () => {
  const half = { sun: 10, moon: 40, mars: 60, mercury: 80, jupiter: 100, venus: 120, saturn: 170 };

  test("is present with all planets between Rahu and Ketu, of a kind by Rahu's house", () => {
    expect(kaalSarp(chartWith(0, { ...half, rahu: 5, ketu: 185 }))).toMatchObject({
      verdict: "present",
      kind: 1,
      direction: "rahuToKetu",
    });
    expect(kaalSarp(chartWith(35, { ...half, rahu: 185, ketu: 5 }))).toMatchObject({
      verdict: "present",
      kind: 6,
      direction: "ketuToRahu",
    });
  });

  test("is partly present with one planet on the other side, and not with two", () => {
    expect(kaalSarp(chartWith(0, { ...half, saturn: 200, rahu: 5, ketu: 185 })).verdict).toBe("partly");
    expect(kaalSarp(chartWith(0, { ...half, saturn: 200, venus: 210, rahu: 5, ketu: 185 }))).toEqual({
      verdict: "notPresent",
      kind: undefined,
      direction: undefined,
      cancellations: [],
    });
  });

  test("is cancelled for some when a planet shares a rashi with Rahu or Ketu", () => {
    expect(kaalSarp(chartWith(0, { ...half, rahu: 5, ketu: 185 })).cancellations).toEqual(["planetWithNode"]);
    const free = { ...half, sun: 35 };
    expect(kaalSarp(chartWith(0, { ...free, rahu: 5, ketu: 185 })).cancellations).toEqual([]);
  });

  test("of 5 February 1962, with seven planets and Ketu in Makara, is partial: six and one", () => {
    const chart = birthChart({
      instant: new Date("1962-02-05T02:05:00Z"),
      place: { lat: 9.9312, lon: 76.2673 },
    });
    const inMakara = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "ketu"] as const;
    expect(inMakara.map((graha) => chart.grahas[graha].rashi)).toEqual(inMakara.map(() => 10));
    expect(kaalSarp(chart)).toMatchObject({ verdict: "partly", cancellations: ["planetWithNode"] });
  });
});

describe("Pitra dosha", () => {
  // Lagna Mesha: the ninth is Dhanu, its lord Jupiter.
  const apart = {
    sun: inRashi(2),
    saturn: inRashi(10),
    jupiter: inRashi(5),
    rahu: inRashi(1),
    ketu: inRashi(7),
  };

  test.each([
    [{ sun: inRashi(1) }, "sunWithNode"],
    [{ rahu: inRashi(3), ketu: inRashi(9) }, "nodeInNinth"],
    [{ jupiter: inRashi(7) }, "lordOfNinthWithNode"],
  ] as const)("is present with %o: %s", (more, reason) => {
    expect(pitra(chartWith(15, { ...apart, ...more }))).toMatchObject({
      verdict: "present",
      reasons: [reason],
    });
  });

  test.each([
    [{ saturn: inRashi(2) }, "sunWithSaturn"],
    [{ jupiter: inRashi(8) }, "weakLordOfNinth"],
  ] as const)("is partly present with %o: %s", (more, reason) => {
    expect(pitra(chartWith(15, { ...apart, ...more }))).toMatchObject({
      verdict: "partly",
      reasons: [reason],
    });
  });

  test("is not present without any of its reasons", () => {
    expect(pitra(chartWith(15, apart))).toEqual({ verdict: "notPresent", reasons: [], cancellations: [] });
  });

  test("is cancelled for some by Jupiter's aspect on the ninth or on the Sun", () => {
    const found = pitra(chartWith(15, { ...apart, sun: inRashi(1), jupiter: inRashi(5) }));
    expect(found.cancellations).toEqual(["jupiterOnNinth", "jupiterOnSun"]);
    expect(pitra(chartWith(15, { ...apart, sun: inRashi(1), jupiter: inRashi(4) })).cancellations).toEqual(
      [],
    );
  });
});

describe("Sade Sati", () => {
  const from = new Date("2017-01-01T00:00:00Z");
  const to = new Date("2035-01-01T00:00:00Z");
  const now = new Date("2026-11-23T00:00:00Z");

  test.each([
    [11, "setting"],
    [12, "peak"],
    [1, "rising"],
  ])("of a Moon in rashi %d was, in November 2026, %s", (moon, phase) => {
    const periods = sadeSatiPeriods(moon, from, to);
    expect(sadeSatiAt(periods, now)).toBe("present");
    expect(periods.find(({ start, end }) => start <= now && now < end)?.phase).toBe(phase);
  });

  test("of a Moon in Mesha is split where Saturn turns back", () => {
    // Saturn enters Mesha on 2027-06-02 at 23:58 UTC, by a reference that may be an hour apart.
    const day = (instant: Date) => instant.toISOString().slice(0, 10).replace("2027-06-03", "2027-06-02");
    const periods = sadeSatiPeriods(1, from, to).filter(({ phase }) => !phase.startsWith("a"));
    expect(periods.map(({ phase, start, end }) => [phase, day(start), day(end)])).toEqual([
      ["rising", "2025-03-29", "2027-06-02"],
      ["peak", "2027-06-02", "2027-10-20"],
      ["rising", "2027-10-20", "2028-02-23"],
      ["peak", "2028-02-23", "2029-08-08"],
      ["setting", "2029-08-08", "2029-10-05"],
      ["peak", "2029-10-05", "2030-04-17"],
      ["setting", "2030-04-17", "2032-05-30"],
    ]);
  });

  test("counts Saturn in the fourth and the eighth, a Dhaiya, as partly", () => {
    // Saturn in Meena is the fourth from Dhanu and the eighth from Simha.
    for (const [moon, phase] of [
      [9, "ardhashtama"],
      [5, "ashtama"],
    ] as const) {
      const periods = sadeSatiPeriods(moon, from, to);
      expect(sadeSatiAt(periods, now)).toBe("partly");
      expect(periods.find(({ start, end }) => start <= now && now < end)?.phase).toBe(phase);
    }
  });

  test("of other Moons is not present", () => {
    for (const moon of [2, 3, 4, 6, 7, 8, 10])
      expect(sadeSatiAt(sadeSatiPeriods(moon, from, to), now)).toBe("notPresent");
  });

  test("comes about three times in a hundred years, for seven and a half years", () => {
    const periods = sadeSatiPeriods(4, new Date("1950-01-01T00:00:00Z"), new Date("2050-01-01T00:00:00Z"));
    const years = periods
      .filter(({ phase }) => ["rising", "peak", "setting"].includes(phase))
      .reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()) / 31_557_600_000, 0);
    // Saturn is fastest in Mithuna, where its three rashis take seven years.
    expect(years).toBeGreaterThan(20);
    expect(years).toBeLessThan(24);
  });
});
