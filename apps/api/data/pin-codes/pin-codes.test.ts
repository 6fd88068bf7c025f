import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { findState } from "../../src/geo/find-state.rules.ts";
import { type StateCode, states } from "../../src/geo/postal-circles.ts";
import { misplacedPins, renamedDistricts, spelledDistricts } from "./corrections.ts";
import { isInstitution } from "./institutions.ts";

const packed = readFileSync(join(import.meta.dirname, "pin-codes.tsv.br"));
const rows = brotliDecompressSync(packed)
  .toString()
  .split("\n")
  .map((line) => {
    const [pin = "", state = "", district = "", localities = "", town = "", area = ""] = line.split("\t");
    return { pin, state, district, localities, town, area };
  });
const nameOf = (code: StateCode) => states[code].en.toLowerCase();

test("each PIN code has one row, in the state of its postal circle", () => {
  // All PIN codes of the package's 165,627 offices.
  expect(rows.length).toBe(19_586);
  expect(new Set(rows.map(({ pin }) => pin)).size).toBe(rows.length);
  const elsewhere = rows.filter(({ pin, state }) => {
    const circle = findState(pin);
    return circle && nameOf(circle.code) !== state;
  });
  expect(elsewhere).toEqual([]);
});

test("no district has a name that it gave up, or that the directory alone gives it", () => {
  const outdated = new Set(
    [
      ...Object.entries(spelledDistricts),
      ...Object.entries(renamedDistricts).map(([code, { names }]) => [code, names] as const),
    ].flatMap(([code, names]) => Object.keys(names).map((name) => `${nameOf(code as StateCode)}: ${name}`)),
  );
  const listed = rows.map(({ state, district }) => `${state}: ${district}`);
  expect(listed.filter((name) => outdated.has(name))).toEqual([]);
  expect(Object.values(renamedDistricts).every(({ source }) => /\d{4}/.test(source))).toBe(true);
});

test("an abbreviation is in capitals, and nothing else is", () => {
  const words = new Set(rows.flatMap(({ district }) => district.match(/\p{L}+/gu) ?? []));
  const isCapital = (word: string) => word === word.toUpperCase();
  const voweless = [...words].filter((word) => word.length > 1 && !/[aeiouy]/i.test(word));
  expect(voweless.filter((word) => !isCapital(word) && word !== "Dr")).toEqual([]);
  expect([...words].filter((word) => word.length > 1 && isCapital(word)).toSorted()).toEqual([
    "NTR",
    "SAS",
    "YSR",
  ]);
  expect([...words].filter((word) => !/^\p{Lu}/u.test(word))).toEqual(["and"]);
});

test("a PIN code that was in another district is in its own", () => {
  const byPin = new Map(rows.map((row) => [row.pin, row]));
  for (const [code, district, pins] of misplacedPins) {
    for (const pin of pins.split(" ")) {
      expect(byPin.get(pin)).toMatchObject({ pin, state: nameOf(code), district: district ?? "" });
    }
  }
  expect(rows.filter(({ pin, district }) => pin.startsWith("494") && district === "Raipur")).toEqual([]);
});

test("what sorts parcels is no locality", () => {
  expect(rows.filter(({ localities }) => /\bNDC\b|Nod[ae]l|Deliver/i.test(localities))).toEqual([]);
});

test("town and area are of PIN codes with a single locality, and never both; a main office is of no area", () => {
  const placed = rows.filter(({ town, area }) => town || area);
  expect(placed.length).toBeGreaterThan(1_900);
  expect(placed.filter(({ town, area, localities }) => (town && area) || localities.includes("|"))).toEqual(
    [],
  );
  expect(placed.filter(({ pin, area }) => area && pin.endsWith("001"))).toEqual([]);
});

test("no locality has the type of its office, or what tells it apart from an office of the same name elsewhere", () => {
  const names = rows.flatMap(({ localities }) => localities.split("|").filter(Boolean));
  expect(names.filter((name) => /\sS\.?O\b|\s\s/.test(name))).toEqual([]);
});

test("no institution is a locality, a town or an area; what else the PIN code has stays", () => {
  const names = rows.flatMap(({ localities, town, area }) => [...localities.split("|"), town, area]);
  expect(names.filter(isInstitution)).toEqual([]);
  const of = (code: string) => rows.find(({ pin }) => pin === code);
  expect(of("560054")).toMatchObject({ district: "Bengaluru Urban", localities: "", area: "" });
  expect(of("208016")).toMatchObject({ district: "Kanpur Nagar", localities: "", area: "" });
  expect(of("221005")?.localities).toBe("Bhagwanpur|Garwasi Toal|Sunderpur");
});

test.each([
  ...[
    "Msrit",
    "B.H.U",
    "I I T",
    "PAU",
    "Powai Iit",
    "Khalsa College",
    "Reserve Bank Nm Ltd",
    "Nirman Bhawan",
  ],
  ...["Patna High Court", "High Court", "Court Compound Baghpat", "Sugar Factory", "Katni Cement Factory"],
])("%s is an institution", (name) => {
  expect(isInstitution(name)).toBe(true);
});

test.each([
  "College Square",
  "Bank Bazar",
  "Akabarpur Bank",
  "School Dhura",
  "Bokaro Thermal",
  "Collegenagar",
  "Mantralaya",
  // The quarter or the village that is called after one; a village in Barmer.
  ...["Alipurduar Court", "Khowai Court", "Rahuri Factory", "Pau", "Bhitiharwa Ashram", "Ghanpur Station"],
])("%s is a locality", (name) => {
  expect(isInstitution(name)).toBe(false);
});
