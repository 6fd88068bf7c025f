import type { BirthDetailsInput } from "@aradhana/core/birth";
import { describe, expect, test } from "vitest";
import { contentOf, makeKundali } from "./kundali-report.ts";

const birth: BirthDetailsInput = {
  ...{ name: "Asha Verma", date: "1991-11-29", time: "03:12" },
  place: { name: "Delhi", country_code: "in", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" },
};
const at = new Date("2026-11-30T06:00Z");
const made = (details: Partial<BirthDetailsInput> = {}) =>
  JSON.parse(JSON.stringify(makeKundali({ ...birth, ...details }, { version: 1, at, hasPratyantar: false })));
const readOn = (day: string, stored: unknown = made()) => contentOf(stored, "en", new Date(`${day}T06:00Z`));
const sadeSatiOn = (day: string) => readOn(day).doshas.find(({ title }) => title === "Sade Sati");

describe("a report that is read years after it was made", () => {
  const stored = made();

  // The Moon is in Simha: Saturn is in Meena, the eighth, until June 2027, and comes into Karka, the twelfth, in July 2034.
  test.each([
    ["2026-11-30", "partly"],
    ["2033-06-01", "notPresent"],
    ["2035-06-01", "present"],
  ])("says of %s that Sade Sati is %s", (day, verdict) => {
    expect(sadeSatiOn(day)?.verdict).toBe(verdict);
  });

  test("names the day of the verdict", () => {
    expect(sadeSatiOn("2035-06-01")?.verdict_text).toBe("Present on 1 June 2035");
  });

  test("has the remedies of the mahadasha of that day, and until when it lasts", () => {
    for (const day of ["2026-11-30", "2046-11-30", "2066-11-30"]) {
      const { dashas, remedies } = readOn(day);
      const current = dashas.find(({ is_now }) => is_now);
      expect(remedies[0]?.text).toContain(
        `${current?.name} rules the present mahadasha, until ${current?.to}.`,
      );
    }
  });

  // Of the nodes, which have no day, those that are customary for their stones (the table of the Navaratna).
  test.each([
    ["en", "Venus (Shukra)", "Friday (Shukravar)"],
    ["en", "Sun (Surya)", "Sunday (Ravivar)"],
    ["en", "Moon (Chandra)", "Monday (Somvar)"],
    ["en", "Mars (Mangal)", "Tuesday (Mangalvar)"],
    ["en", "Rahu", "Saturday (Shanivar)"],
    ["en", "Jupiter (Guru)", "Thursday (Guruvar)"],
    ["en", "Saturn (Shani)", "Saturday (Shanivar)"],
    ["en", "Mercury (Budh)", "Wednesday (Budhvar)"],
    ["en", "Ketu", "Tuesday (Mangalvar) or Thursday (Guruvar)"],
    ["hi", "शनि", "शनिवार"],
    ["hi", "केतु", "मंगलवार या गुरुवार"],
  ] as const)("names in %s the weekday of %s in charity and fast: %s", (language, lord, weekday) => {
    const { dashas } = contentOf(stored, language, at);
    const index = dashas.findIndex(({ name }) => name === lord);
    const { from } = stored[language].dashas[index];
    const { remedies } = contentOf(stored, language, new Date(Date.parse(from) + 86_400_000));
    expect(remedies[0]?.text).toContain(lord);
    for (const text of [remedies[1]?.text, remedies[2]?.text])
      expect(text).toMatch(language === "en" ? ` on ${weekday}, ` : new RegExp(`^${weekday} को `));
  });

  test("says of which day it is if it was stored without what changes", () => {
    const { moving: _, ...old } = made();
    expect(readOn("2035-06-01", old).notes.at(-1)).toContain("as of 30 November 2026");
  });
});

test.each(["en", "hi"] as const)(
  "in %s every dosha has its rule, what partly means and what cancels it",
  (language) => {
    const parts = { en: ["Partly: ", "cancelling it: "], hi: ["आंशिक: ", "परिहार मानते हैं: "] }[language];
    const { doshas } = contentOf(made(), language, at);
    expect(doshas).toHaveLength(4);
    for (const { rule } of doshas) for (const part of parts) expect(rule).toContain(part);
  },
);

test("each house of each chart has its lord", () => {
  // The lagna is Kanya, whose lord is Mercury; the fourth from it is Dhanu, Jupiter's.
  const { charts, titles } = contentOf(made(), "en", at);
  expect(charts[0]?.houses.map(({ lord }) => lord).slice(0, 4)).toEqual([
    ...["Mercury (Budh)", "Venus (Shukra)", "Mars (Mangal)", "Jupiter (Guru)"],
  ]);
  expect(charts.every(({ houses }) => houses.every(({ lord }) => lord))).toBe(true);
  expect(titles.lord).toBe("Lord");
});

describe("a time that is not exact", () => {
  const within = (time_window: number, details: Partial<BirthDetailsInput> = {}) =>
    contentOf(made({ time_window, ...details }), "en", at);
  const timeIn = ({ basis }: ReturnType<typeof within>) =>
    basis.find(({ label }) => label === "Time of birth")?.value;

  test("is printed with how exact it is", () => {
    expect([timeIn(within(15)), timeIn(within(0))]).toEqual(["03:12, within 15 minutes", "03:12"]);
  });

  test("names all that changes within it, each with what it may be", () => {
    const note = within(60).notes.find((each) => each.startsWith("Within 60 minutes"));
    expect(note).toMatch(/Lagna: Kanya or Tula/);
    expect(note).toMatch(/Navamsa lagna \(D9\): \w+, .*, or \w+;/);
    expect(note).toMatch(/; houses of all planets\./);
    expect(note).not.toContain("Moon's rashi");
  });

  test("names the Moon's rashi and nakshatra where the Moon changes them within it", () => {
    // On 2 December 1991 the Moon went from Chitra 2 in Kanya to Chitra 3 in Tula.
    const moonRashi = (time: string) =>
      contentOf(made({ date: "1991-12-02", time }), "en", at).facts.find(
        ({ label }) => label === "Moon's rashi",
      );
    expect(moonRashi("00:01")?.value).not.toBe(moonRashi("23:59")?.value);
    const hours = Array.from({ length: 12 }, (_, index) => `${String(2 * index).padStart(2, "0")}:00`);
    const notes = hours.flatMap((time) => within(60, { date: "1991-12-02", time }).notes);
    expect(notes.filter((note) => note.includes("Moon's rashi: Kanya or Tula"))).toHaveLength(1);
    expect(notes.filter((note) => note.includes("Nakshatra, pada: Chitra 2 or Chitra 3"))).toHaveLength(1);
  });

  test("names the limbs of the panchang that change within it", () => {
    // In Delhi the Sun rose at 6:54 on 29 November 1991, and the eighth tithi of the dark half ended at 8:06.
    const noteAt = (time: string) =>
      within(60, { time }).notes.find((each) => each.startsWith("Within 60 minutes"));
    expect(noteAt("06:30")).toContain("Vara (from sunrise): Thursday (Guruvar) or Friday (Shukravar)");
    expect(noteAt("06:30")).toContain("Yoga: Vaidhriti or Vishkambha");
    expect(noteAt("08:30")).toMatch(/Tithi: .*Ashtami or .*Navami; Karana: Kaulava or Taitila/);
    expect(noteAt("08:30")).not.toContain("Vara");
  });

  test("changes nothing that is said of an exact time", () => {
    expect(within(0).notes.join()).not.toContain("Within");
  });
});

test("without a time it is said what is missing: everything that is read from lagna and houses", () => {
  const [note = ""] = contentOf(made({ time: null }), "en", at).notes;
  for (const missing of [
    "lagna",
    "houses",
    "navamsa",
    "dashas",
    "Manglik",
    "yogas",
    "remedies",
    "gem advice",
  ])
    expect(note).toContain(missing);
});
