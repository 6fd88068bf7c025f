import { describe, expect, test } from "vitest";
import { allChadhaava } from "../../seed/chadhaava/all-chadhaava.ts";
import { allPujaSeries } from "../../seed/pujas/all-puja-series.ts";
import { temples } from "../../seed/temples/temples.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { type ReadOutInput, readOut } from "./read-out.rules.ts";
import { spokenNames } from "./spoken-names.ts";

const db = await createTestDatabase();
const given: Pick<ReadOutInput, "devotees" | "purpose" | "wish" | "wishPublic"> = {
  devotees: [
    {
      ...{ name: "Asha", name_devanagari: "आशा", pronounced: "", relation: "self", dob: null },
      ...{ gotra: "Kashyap", gotra_unknown: false, nakshatra: "", rashi: "" },
    },
  ],
  ...{ purpose: "self", wish: "", wishPublic: false },
};
const english =
  /\b(at|in|on|by|for|from|of|and|the|with|to|temple|homa|offering|full|moon|live|call|vip|\w+day)\b/i;
const whole = /^Kashyap gotrotpanna Asha ke nimitt (.+ mein .+) ka sankalp\.$/;
const wholeHindi = /^काश्यप गोत्रोत्पन्न आशा के निमित्त (.+ में .+) का संकल्प।$/;

const every = [
  ...allPujaSeries.map((series) => ({ ...series, kind: "pooja" as const })),
  ...allChadhaava.map((series) => ({ ...series, kind: "chadhaava" as const })),
].map(({ kind, slug, title, temple: at }) => {
  const temple = temples.find((one) => one.slug === at);
  if (!temple) throw new Error(`${slug} has no temple`);
  return { kind, slug, title, temple: temple.name, city: temple.city };
});

/** What is said between the names and "ka sankalp", in both scripts. */
async function saidOf(order: Parameters<typeof spokenNames>[1]) {
  const { latin, devanagari } = readOut({ ...given, ...(await spokenNames(db, order)) });
  return {
    latin: whole.exec(latin)?.[1] ?? "",
    devanagari: wholeHindi.exec(devanagari)?.[1] ?? "",
  };
}

describe.each(every)("the sankalp of $slug", async (series) => {
  const { latin, devanagari } = await saidOf(series);

  test("is Hindi in each script, with nothing that only the eye can take", () => {
    expect(latin).toMatch(/^[A-Za-z ]+$/);
    expect(latin).not.toMatch(english);
    expect(devanagari).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  });

  test("says where once, and no second 'of' before its own", async () => {
    for (const words of [latin.split(" "), devanagari.split(" ")])
      expect(new Set(words).size).toBe(words.length);
    for (const word of ["ka", "at"]) expect(latin.split(" ")).not.toContain(word);
    expect(devanagari.split(" ")).not.toContain("का");
    const { ritual } = await spokenNames(db, series);
    for (const town of series.city.en.split(", ")) expect(ritual.latin).not.toContain(town);
    for (const town of series.city.hi.split(", ")) expect(ritual.devanagari).not.toContain(town);
  });

  test("says as much in one script as in the other", () => {
    // "Kaal Sarp" is written in two words, as the catalogue writes it.
    const count = latin.replace("Kaal Sarp", "Kaalsarp").split(" ").length;
    expect(devanagari.split(" ")).toHaveLength(count);
  });

  test("can be read aloud even if the catalogue no longer knew it", async () => {
    const said = await saidOf({ ...series, slug: "unknown" });
    expect(said.latin).toMatch(/^[A-Za-z ]+$/);
    expect(said.devanagari).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(said.devanagari).not.toMatch(/ (?:का|की|के) /u);
    expect(said.devanagari.match(/ में /gu)).toHaveLength(1);
  });
});

test.each([
  [
    "kumkum-archana-kolhapur",
    "कोल्हापुर के महालक्ष्मी मंदिर में पूर्णिमा कुमकुम अर्चना",
    "Kolhapur ke Mahalakshmi Mandir mein Purnima Kumkum Archana",
  ],
  [
    "somvar-narmada-abhishek-omkareshwar",
    "ओंकारेश्वर मंदिर में सोमवार नर्मदा अभिषेक",
    "Omkareshwar Mandir mein Somvar Narmada Abhishek",
  ],
  [
    "mangalvar-chadhaava-hanuman-garhi",
    "अयोध्या की हनुमान गढ़ी में मंगलवार चढ़ावा अर्पण",
    "Ayodhya ki Hanuman Garhi mein Mangalvar Chadhava Arpan",
  ],
])("of %s the priest says the ritual as it is called", async (slug, devanagari, latin) => {
  const series = every.find((one) => one.slug === slug);
  expect(series && (await saidOf(series))).toEqual({ devanagari, latin });
});
