import { type BirthChart, birthChart, type GrahaPlacement } from "@aradhana/jyotish/chart";
import { type Graha, grahas } from "@aradhana/jyotish/sky";
import { describe, expect, test } from "vitest";
import { yogasSection } from "./sections-of-advice.ts";

const born = birthChart({ instant: new Date("1991-11-28T21:42:00Z"), place: { lat: 28.65, lon: 77.23 } });

type Moved = Partial<Record<Graha, Partial<GrahaPlacement>>>;

/** A chart without any of the yogas but for those of the grahas that are moved. */
function yogasWith(moved: Moved) {
  const apart: Moved = {
    ...{
      sun: { rashi: 1 },
      mercury: { rashi: 2 },
      moon: { rashi: 3 },
      jupiter: { rashi: 4 },
      mars: { rashi: 5 },
    },
  };
  const placed = grahas.map((graha) => [
    graha,
    { ...born.grahas[graha], house: 3, dignity: "neutral", ...apart[graha], ...moved[graha] },
  ]);
  return yogasSection({ ...born, grahas: Object.fromEntries(placed) as BirthChart["grahas"] }, "en");
}
const titlesWith = (moved: Moved) => yogasWith(moved).map(({ title }) => title);

describe("yogas: a chart has", () => {
  test("none where no rule holds", () => {
    expect(yogasWith({})).toEqual([]);
  });

  test("Gajakesari with Jupiter in the 1st, 4th, 7th or 10th from the Moon", () => {
    const found = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).filter((rashi) =>
      titlesWith({ jupiter: { rashi } }).includes("Gajakesari"),
    );
    expect(found).toEqual([3, 6, 9, 12]);
  });

  test("Budha-Aditya with Sun and Mercury in one rashi, Chandra-Mangala with Moon and Mars in one", () => {
    expect(titlesWith({ mercury: { rashi: 1 } })).toEqual(["Budha-Aditya"]);
    expect(titlesWith({ mars: { rashi: 3 } })).toEqual(["Chandra-Mangala"]);
  });

  test.each([
    ["mars", "Mars (Mangal)"],
    ["mercury", "Mercury (Budh)"],
    ["jupiter", "Jupiter (Guru)"],
    ["venus", "Venus (Shukra)"],
    ["saturn", "Saturn (Shani)"],
  ] as const)("Mahapurusha with %s in its own or exalted rashi in a kendra", (graha, name) => {
    const housesWith = (dignity: GrahaPlacement["dignity"]) =>
      Array.from({ length: 12 }, (_, index) => index + 1).filter((house) =>
        yogasWith({ [graha]: { house, dignity } }).some(
          ({ title, text }) => title === "Pancha Mahapurusha" && text.startsWith(`${name} is in its own`),
        ),
      );
    for (const dignity of ["own", "moolatrikona", "exalted"] as const)
      expect(housesWith(dignity)).toEqual([1, 4, 7, 10]);
    for (const dignity of ["friend", "neutral", "enemy", "debilitated"] as const)
      expect(housesWith(dignity)).toEqual([]);
  });

  test("Mahapurusha never with Sun or Moon", () => {
    for (const graha of ["sun", "moon"] as const)
      expect(titlesWith({ [graha]: { house: 1, dignity: "exalted" } })).toEqual([]);
  });
});
