import { describe, expect, test } from "vitest";
import { avakahadaOf, ganas, nadis, yonis } from "../avakahada/index.ts";
import { nakshatraNames } from "../nakshatra/index.ts";
import { kootas, manglikPair, matchByMoon } from "./index.ts";
import { yoniPoints } from "./tables.ts";

/** The Moon in the middle of a pada of a nakshatra. */
const moon = (nakshatra: (typeof nakshatraNames)[number], pada = 1) =>
  nakshatraNames.indexOf(nakshatra) * (360 / 27) + (pada - 0.5) * (360 / 108);
const match = (bride: number, groom: number) => matchByMoon({ bride, groom });

describe("what the Moon's place says", () => {
  const named = (key: "gana" | "nadi" | "yoni", value: string) =>
    nakshatraNames.filter((name) => avakahadaOf(moon(name))[key] === value);

  test("the ganas have nine nakshatras each", () => {
    expect(ganas.map((gana) => named("gana", gana).length)).toEqual([9, 9, 9]);
    expect(named("gana", "deva")).toEqual([
      "Ashwini",
      "Mrigashira",
      "Punarvasu",
      "Pushya",
      "Hasta",
      "Swati",
      "Anuradha",
      "Shravana",
      "Revati",
    ]);
  });

  test("the nadis have nine nakshatras each, to and fro", () => {
    expect(nadis.map((nadi) => named("nadi", nadi).length)).toEqual([9, 9, 9]);
    expect(named("nadi", "adi").slice(0, 4)).toEqual(["Ashwini", "Ardra", "Punarvasu", "Uttara Phalguni"]);
  });

  test("the yonis have two nakshatras each, the mongoose one: Abhijit is not counted", () => {
    expect(yonis.map((yoni) => named("yoni", yoni).length)).toEqual([
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2,
    ]);
    expect(named("yoni", "horse")).toEqual(["Ashwini", "Shatabhisha"]);
    expect(named("yoni", "lion")).toEqual(["Dhanishta", "Purva Bhadrapada"]);
    expect(named("yoni", "tiger")).toEqual(["Chitra", "Vishakha"]);
  });

  test.each([
    [15, "kshatriya", "chatushpada"],
    [45, "vaishya", "chatushpada"],
    [75, "shudra", "manava"],
    [105, "brahmin", "jalachara"],
    [135, "kshatriya", "vanachara"],
    [165, "vaishya", "manava"],
    [195, "shudra", "manava"],
    [225, "brahmin", "keeta"],
    [254, "kshatriya", "manava"],
    [256, "kshatriya", "chatushpada"],
    [284, "vaishya", "chatushpada"],
    [286, "vaishya", "jalachara"],
    [315, "shudra", "manava"],
    [345, "brahmin", "jalachara"],
  ])("at %d° the varna is %s and the vashya %s", (longitude, varna, vashya) => {
    expect(avakahadaOf(longitude)).toMatchObject({ varna, vashya });
  });
});

test("the kootas give 36 points at most", () => {
  expect(Object.values(kootas).reduce((sum, each) => sum + each, 0)).toBe(36);
});

test("the yoni table is symmetric, with 4 for the same and 0 for the seven sworn enemies", () => {
  const enemies = [
    ["horse", "buffalo"],
    ["elephant", "lion"],
    ["sheep", "monkey"],
    ["serpent", "mongoose"],
    ["dog", "deer"],
    ["cat", "rat"],
    ["cow", "tiger"],
  ].map((pair) => pair.toSorted().join());
  for (const [row, one] of yonis.entries())
    for (const [column, other] of yonis.entries()) {
      expect(yoniPoints(row, column)).toBe(yoniPoints(column, row));
      expect(yoniPoints(row, column) === 4).toBe(row === column);
      expect(yoniPoints(row, column) === 0).toBe(enemies.includes([one, other].toSorted().join()));
    }
});

describe("a match", () => {
  test("printed in a Telugu almanac: Ardra 3 and Purva Ashadha 3", () => {
    // It counts the tara from the bride alone, and all of Dhanu as manava: those two kootas differ here.
    expect(match(moon("Ardra", 3), moon("Purva Ashadha", 3)).points).toMatchObject({
      varna: 1,
      yoni: 2,
      grahaMaitri: 0.5,
      gana: 6,
      bhakoot: 7,
      nadi: 8,
    });
  });

  test("of one nakshatra and one pada has no points of nadi, and no exception", () => {
    const found = match(moon("Rohini", 2), moon("Rohini", 2));
    expect(found).toMatchObject({
      points: { varna: 1, vashya: 2, tara: 3, yoni: 4, grahaMaitri: 5, gana: 6, bhakoot: 7, nadi: 0 },
      total: 28,
      accepted: true,
      doshas: [{ dosha: "nadi", exceptions: [] }],
    });
  });

  test.each([
    [moon("Rohini", 1), moon("Rohini", 4), ["sameNakshatraOtherPada"]],
    [moon("Krittika", 1), moon("Krittika", 2), ["sameNakshatraOtherRashi", "sameNakshatraOtherPada"]],
    [moon("Krittika", 2), moon("Rohini", 1), ["sameRashiOtherNakshatra"]],
    [moon("Ashwini"), moon("Ardra"), []],
  ])("nadi dosha of %d° and %d° has the exceptions %o", (bride, groom, exceptions) => {
    const nadi = match(bride, groom).doshas.find(({ dosha }) => dosha === "nadi");
    expect(nadi?.exceptions).toEqual(exceptions);
  });

  test.each([
    [1, 7],
    [2, 0],
    [3, 7],
    [4, 7],
    [5, 0],
    [6, 0],
    [7, 7],
    [8, 0],
    [9, 0],
    [10, 7],
    [11, 7],
    [12, 0],
  ])("bhakoot counts the groom in house %d from the bride: %d points", (house, points) => {
    expect(match(15, 15 + (house - 1) * 30).points.bhakoot).toBe(points);
  });

  test("bhakoot dosha of Mesha and Vrishchika, both of Mars, has an exception; of Mesha and Kanya none", () => {
    const bhakoot = (groom: number) => match(15, groom).doshas.find(({ dosha }) => dosha === "bhakoot");
    expect(bhakoot(225)?.exceptions).toEqual(["lordsAreFriends"]);
    expect(bhakoot(165)?.exceptions).toEqual([]);
  });

  test.each([
    ["Ashwini", "Ashwini", 6],
    ["Bharani", "Ashwini", 6],
    ["Ashwini", "Bharani", 5],
    ["Krittika", "Ashwini", 0],
    ["Ashwini", "Krittika", 1],
    ["Bharani", "Krittika", 0],
    ["Krittika", "Bharani", 0],
  ] as const)("gana of a bride of %s and a groom of %s: %d points", (bride, groom, points) => {
    expect(match(moon(bride), moon(groom)).points.gana).toBe(points);
  });

  test("tara counts both ways, and the 3rd, 5th and 7th are bad", () => {
    const tara = (steps: number) => match(1, (1 + steps * (360 / 27)) % 360).points.tara;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(tara)).toEqual([3, 3, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 3]);
  });

  test("graha maitri is that of the lords", () => {
    const maitri = (bride: number, groom: number) =>
      match(bride * 30 - 15, groom * 30 - 15).points.grahaMaitri;
    // Mars and Jupiter, Sun and Mercury, Mars and Saturn, Sun and Saturn, Moon and Mercury, Mars and Venus.
    expect([maitri(1, 9), maitri(5, 3), maitri(1, 10), maitri(5, 10), maitri(4, 3), maitri(1, 2)]).toEqual([
      5, 4, 0.5, 0, 1, 3,
    ]);
  });

  test("varna: the groom's may be the same or higher", () => {
    expect(match(105, 15).points.varna).toBe(0);
    expect(match(15, 105).points.varna).toBe(1);
  });

  test("with less than 18 points is not accepted", () => {
    const totals = Array.from({ length: 27 }, (_, index) => match(10, index * (360 / 27) + 5));
    for (const { total, accepted } of totals) expect(accepted).toBe(total >= 18);
    expect(new Set(totals.map(({ accepted }) => accepted)).size).toBe(2);
  });
});

test("Mangal dosha of both cancels it, of one does not", () => {
  expect(manglikPair("present", "present")).toBe("both");
  expect(manglikPair("notPresent", "notPresent")).toBe("neither");
  expect(manglikPair("present", "notPresent")).toBe("one");
  expect(manglikPair("partly", "notPresent")).toBe("partly");
});
