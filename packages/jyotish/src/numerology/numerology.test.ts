import { describe, expect, test } from "vitest";
import {
  birthNumbers,
  nameNumber,
  reduce,
  relationOf,
  rulerOf,
  suggestSpellings,
  systemsOf,
} from "./index.ts";

describe("a name and a date of birth", () => {
  test.each([
    ["Amitabh Bachchan", "1942-10-11", 43, 7, 58, 4, 2, 1],
    ["Priya Sharma", "1991-11-29", 29, 2, 57, 3, 2, 6],
    ["Raj Kumar Yadav", "1984-12-22", 32, 5, 47, 2, 4, 2],
    ["Zoë Quinn-O'Hara", "1996-02-29", 53, 8, 74, 2, 2, 2],
    ["Lakshmi Venkataraman", "2000-01-01", 56, 2, 68, 5, 1, 4],
    ["A. P. J. Abdul Kalam", "1931-10-15", 37, 1, 33, 6, 6, 3],
    ["Mohammed Faizan", "1999-09-09", 57, 3, 66, 3, 9, 1],
    ["Xavier D'Souza", "1978-08-31", 48, 3, 57, 3, 4, 1],
    ["Om", "2011-11-11", 11, 2, 10, 1, 2, 8],
    ["José Núñez Faría", "1966-06-06", 57, 3, 65, 2, 6, 7],
  ])("%s, %s", (name, date, chaldean, root, pythagorean, otherRoot, moolank, bhagyank) => {
    expect(nameNumber(name, "chaldean")).toMatchObject({ compound: chaldean, root });
    expect(nameNumber(name, "pythagorean")).toMatchObject({ compound: pythagorean, root: otherRoot });
    const numbers = birthNumbers(date);
    expect([numbers.moolank.root, numbers.bhagyank.root]).toEqual([moolank, bhagyank]);
  });
});

test("every letter of the alphabet has its value", () => {
  const values = (system: "chaldean" | "pythagorean") =>
    nameNumber("ABCDEFGHIJKLMNOPQRSTUVWXYZ", system).letters.map(({ value }) => value);
  expect(values("chaldean")).toEqual([
    1, 2, 3, 4, 5, 8, 3, 5, 1, 1, 2, 3, 4, 5, 7, 8, 1, 2, 3, 4, 6, 6, 6, 5, 1, 7,
  ]);
  expect(values("pythagorean")).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test("every letter is shown with its value; vowels and consonants have numbers of their own", () => {
  expect(nameNumber("Zoë", "chaldean")).toMatchObject({
    letters: [
      { letter: "Z", value: 7 },
      { letter: "O", value: 7 },
      { letter: "E", value: 5 },
    ],
    compound: 19,
    steps: [19, 10, 1],
    root: 1,
    soulUrge: { compound: 12, root: 3 },
    personality: { compound: 7, root: 7 },
  });
});

test("letters of other scripts are reported and not counted, signs and emoji are skipped", () => {
  expect(nameNumber("आशा A.", "chaldean")).toMatchObject({ compound: 1, unread: ["आ", "श"] });
  expect(nameNumber("🙏", "chaldean")).toMatchObject({ letters: [], unread: [], compound: 0, root: 0 });
});

test("11, 22 and 33 are master numbers, on the way too", () => {
  expect(reduce(29)).toEqual({ steps: [29, 11, 2], compound: 29, root: 2, master: 11 });
  expect([33, 22, 38, 43].map((sum) => reduce(sum).master)).toEqual([33, 22, 11, undefined]);
});

test("each root has its ruler, and there is no other root", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(rulerOf)).toEqual([
    "sun",
    "moon",
    "jupiter",
    "rahu",
    "mercury",
    "venus",
    "ketu",
    "saturn",
    "mars",
  ]);
  expect(() => rulerOf(0)).toThrow("1 to 9");
});

test("only where it may change does a name begin with another letter of the same sound", () => {
  const initials = (keepFirstLetter: boolean) => {
    const days = Array.from({ length: 28 }, (_, day) => `1990-02-${String(day + 1).padStart(2, "0")}`);
    const wishes = { system: "pythagorean", keepFirstLetter, mostChanges: 2 } as const;
    const names = days.flatMap((date) => suggestSpellings("Vivek Waghela", { date, ...wishes }).better);
    return new Set(names.map(({ name }) => name.charAt(0)));
  };
  expect(initials(true)).toEqual(new Set(["V"]));
  expect(initials(false)).toEqual(new Set(["V", "W"]));
});

describe.each(["chaldean", "pythagorean", "both"] as const)("spellings in %s", (system) => {
  const suggest = (name: string, date: string, mostChanges = 2) =>
    suggestSpellings(name, { date, system, keepFirstLetter: true, mostChanges });
  const friendsOf = (name: string, date: string) =>
    systemsOf(system).flatMap((each) => {
      const { moolank, bhagyank } = birthNumbers(date);
      return [moolank, bhagyank].map(({ root }) => relationOf(nameNumber(name, each).root, root));
    });

  test("agree better than the name and keep its first letter, five at most", () => {
    const [name, date] = ["Priya Sharma", "1988-01-04"];
    const { isFriendly, better } = suggest(name, date);
    expect(isFriendly).toBe(false);
    expect(better.length).toBeGreaterThanOrEqual(3);
    expect(better.length).toBeLessThanOrEqual(5);
    const friends = (spelling: string) =>
      friendsOf(spelling, date).filter((each) => each === "friend").length;
    for (const { name: spelling, changes } of better) {
      expect(friends(spelling)).toBeGreaterThan(friends(name));
      expect([1, 2]).toContain(changes.length);
      expect(spelling.charAt(0)).toBe("P");
    }
  });

  test("are none for a name that agrees with both numbers already", () => {
    expect(new Set(friendsOf("Asha Verma", "1990-01-01"))).toEqual(new Set(["friend"]));
    expect(suggest("Asha Verma", "1990-01-01")).toEqual({ isFriendly: true, better: [] });
  });

  test("are hostile to neither number of the birth, in no system, and read like names", () => {
    const dates = ["1988-01-04", "1990-05-23", "1979-08-17", "2001-11-30", "1965-03-09", "1994-06-12"];
    const names = [
      "Priya Sharma",
      "Rajesh Kumar",
      "Krishna Rao",
      "Suresh Iyer",
      "Lakshmi Nair",
      "Kavita Yadav",
    ];
    const all = names.flatMap((name) =>
      dates.flatMap((date) => suggest(name, date).better.map((each) => ({ ...each, date }))),
    );
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ name, date }) => friendsOf(name, date).includes("enemy"))).toEqual([]);
    // No three vowels, no long one before two consonants, no doubled consonant behind a long one.
    const odd = /[aeiou]{3}|(?:aa|ee|oo)(?![cgkpbdtsj]h)[b-df-hj-np-tv-z]{2}|\bee/i;
    expect(all.map(({ name }) => name).filter((name) => odd.test(name))).toEqual([]);
    const changesOf = (name: string) =>
      Math.max(...name.split(" ").map((word) => word.match(/aa|ee|oo|ah\b|([^aeiou])\1/gi)?.length ?? 0));
    expect(all.filter(({ name }) => changesOf(name) > 1)).toEqual([]);
  });

  test("are none of a name without letters", () => {
    expect(suggest("आशा", "1991-11-29")).toEqual({ isFriendly: false, better: [] });
  });
});

test("spellings sound the same, with the change that was made", () => {
  const { better } = suggestSpellings("Asha Verma", {
    ...{ date: "1988-01-05", system: "both", keepFirstLetter: true, mostChanges: 1 },
  });
  expect(better).toEqual([
    { name: "Aasha Verma", changes: [{ rule: "vowelLength", from: "A", to: "Aa" }] },
    { name: "Asha Vermaa", changes: [{ rule: "vowelLength", from: "a", to: "aa" }] },
    { name: "Asha Vermah", changes: [{ rule: "silentH", from: "a", to: "ah" }] },
    { name: "Ashaa Verma", changes: [{ rule: "vowelLength", from: "a", to: "aa" }] },
    { name: "Ashah Verma", changes: [{ rule: "silentH", from: "a", to: "ah" }] },
  ]);
});
