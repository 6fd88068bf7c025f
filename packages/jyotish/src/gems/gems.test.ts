import { describe, expect, test } from "vitest";
import { type Graha, grahas } from "../sky/index.ts";
import { adviseGems, rashiRatna } from "./index.ts";

/** Life, lucky and fortune stone of the twelve lagnas, from Mesha: the printed table of the Navaratna. */
const table: [Graha, Graha, Graha][] = [
  ["mars", "sun", "jupiter"],
  ["venus", "mercury", "saturn"],
  ["mercury", "venus", "saturn"],
  ["moon", "mars", "jupiter"],
  ["sun", "jupiter", "mars"],
  ["mercury", "saturn", "venus"],
  ["venus", "saturn", "mercury"],
  ["mars", "jupiter", "moon"],
  ["jupiter", "mars", "sun"],
  ["saturn", "venus", "mercury"],
  ["saturn", "mercury", "venus"],
  ["jupiter", "moon", "mars"],
];

const adviceOf = (lagna: number, graha: Graha) => adviseGems(lagna).find((advice) => advice.graha === graha);

test.each(table.map((stones, index) => [index + 1, ...stones] as const))(
  "lagna %d: life stone of %s, lucky of %s, fortune of %s",
  (lagna, life, lucky, fortune) => {
    for (const [graha, reason] of [
      [life, "lifeStone"],
      [lucky, "luckyStone"],
      [fortune, "fortuneStone"],
    ] as const) {
      const advice = adviceOf(lagna, graha);
      expect(advice?.why).toContain(reason);
      expect(advice?.verdict).toBe(graha === "saturn" ? "period" : "wear");
    }
  },
);

test.each([
  [2, "saturn"],
  [7, "saturn"],
  [4, "mars"],
  [5, "mars"],
  [10, "venus"],
  [11, "venus"],
] as const)("lagna %d has %s as its yogakaraka, and no other lagna has one", (lagna, graha) => {
  expect(adviceOf(lagna, graha)?.why).toContain("yogakaraka");
  const others = [1, 3, 6, 8, 9, 12].flatMap(adviseGems);
  expect(others.filter(({ why }) => why.includes("yogakaraka"))).toEqual([]);
});

describe("not to be worn", () => {
  test("are the stones of lords of the 6th, 8th or 12th without a trikona", () => {
    // For Mesha, Mercury owns the 3rd and the 6th; Venus, of the 2nd and the 7th, is neither good nor bad.
    expect(adviceOf(1, "mercury")).toMatchObject({
      verdict: "avoid",
      why: ["lordOfDusthana"],
      houses: [3, 6],
    });
    expect(adviceOf(1, "venus")).toMatchObject({ verdict: "period", why: ["neutralLord"], houses: [2, 7] });
    // For Meena, Saturn owns the 11th and the 12th.
    expect(adviceOf(12, "saturn")).toMatchObject({ verdict: "avoid", houses: [11, 12] });
  });

  test("are never advised without an astrologer: Neelam, Gomed and Lehsunia", () => {
    for (let lagna = 1; lagna <= 12; lagna++) {
      expect(adviceOf(lagna, "rahu")).toMatchObject({ verdict: "avoid", why: ["node"], houses: [] });
      expect(adviceOf(lagna, "ketu")?.verdict).toBe("avoid");
      expect(adviceOf(lagna, "saturn")?.verdict).not.toBe("wear");
    }
    expect(adviceOf(10, "saturn")?.why).toEqual(["lifeStone", "strongStone"]);
  });

  test("are the stones of the two hostile families together", () => {
    expect(adviceOf(1, "sun")?.notWith).toEqual(["mercury", "venus", "saturn", "rahu", "ketu"]);
    expect(adviceOf(1, "venus")?.notWith).toEqual(["sun", "moon", "mars", "jupiter"]);
  });
});

test("each lagna has an advice on all nine gems", () => {
  expect(adviseGems(5).map(({ graha }) => graha)).toEqual(grahas);
});

test("the popular stone of the Moon's rashi is that of its lord", () => {
  expect([1, 4, 9, 12].map(rashiRatna)).toEqual(["mars", "moon", "jupiter", "jupiter"]);
});
