import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { foldName } from "./places.rules.ts";

/** A town, and the point at its middle to a hundredth of a degree. */
export interface Town {
  name: string;
  /** In Hindi, if that is known. */
  hindi: string | undefined;
  region: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  zone: string;
  lat: number;
  lon: number;
}

/** The towns of the world by number, and the names by which they are found. */
export interface Gazetteer {
  /** Folded names, sorted. */
  names: readonly string[];
  /** The town of each name. */
  townOf: Uint32Array;
  /** By town: larger for what is more likely meant, ten times the logarithm of the population, more in India. */
  ranks: Uint8Array;
  /** By town, in hundredths of a degree. */
  lats: Int16Array;
  lons: Int16Array;
  read(town: number): Town;
}

const IN_INDIA = 15;
const MISSING_TOWN = 35;
const folder = join(import.meta.dirname, "../../data/places");

let gazetteer: Gazetteer | undefined;

/**
 * The towns of the world, of GeoNames (CC-BY-4.0). Unpacked once, at the first question: they are the same for every
 * database, so they are a file and not a table. docs/decisions/0036
 */
export function readGazetteer(): Gazetteer {
  gazetteer ??= unpack();
  return gazetteer;
}

type Own = Pick<Town, "name" | "hindi">;

function unpack(): Gazetteer {
  const packed = brotliDecompressSync(readFileSync(join(folder, "places.tsv.br")));
  const [zoneLine = "", regionLine = "", ...towns] = packed.toString().split("\n");
  const [zones, regions] = [zoneLine.split("|"), regionLine.split("|")];
  const missing = readRows("missing-towns.txt").map(
    ([name = "", hindi = "", region = "", lat, lon, others]) => {
      const place = [regionNumber(region), ...[lat, lon].map((degrees) => Math.round(Number(degrees) * 100))];
      towns.push([name, "", "in", ...place, zones.indexOf("Asia/Kolkata"), MISSING_TOWN].join("\t"));
      return { town: towns.length - 1, name, hindi, others };
    },
  );

  const count = towns.length;
  const ranks = new Uint8Array(count);
  const [lats, lons] = [new Int16Array(count), new Int16Array(count)];
  const found: [name: string, town: number][] = [];
  const inIndia = new Map<string, number[]>();
  for (const [town, line] of towns.entries()) {
    // Parsed by hand, and the rest of a line when it is read: nine in ten towns never are.
    const [name = "", folded, country, , lat, lon, , rank] = line.split("\t");
    const key = folded || name.toLowerCase();
    ranks[town] = Number(rank) + (country === "in" ? IN_INDIA : 0);
    lats[town] = Number(lat);
    lons[town] = Number(lon);
    found.push([key, town]);
    if (country === "in") inIndia.set(key, [...(inIndia.get(key) ?? []), town]);
  }

  const own = new Map<number, Own>();
  for (const named of [...ofIndia(inIndia, ranks), ...missing]) {
    own.set(named.town, named);
    for (const name of [named.name, named.hindi, ...namesIn(named.others)]) {
      found.push([foldName(name), named.town]);
    }
  }
  found.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    names: found.map(([name]) => name),
    townOf: Uint32Array.from(found, ([, town]) => town),
    ...{ ranks, lats, lons },
    read(town) {
      const [name = "", , country = "", region, lat, lon, zone] = towns[town]?.split("\t") ?? [];
      return {
        ...{
          name: country === "in" ? withoutMarks(name) : name,
          hindi: undefined,
          ...own.get(town),
          country,
        },
        ...{ region: regions[Number(region)] ?? "", zone: zones[Number(zone)] ?? "" },
        ...{ lat: Number(lat) / 100, lon: Number(lon) / 100 },
      };
    },
  };

  function regionNumber(name: string): number {
    if (!regions.includes(name)) regions.push(name);
    return regions.indexOf(name);
  }
}

/** Of India the source has scholars' spellings: Kalyān. */
const withoutMarks = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "");

/** The largest towns that the source has under one of the names of our own list. */
function ofIndia(byName: ReadonlyMap<string, readonly number[]>, ranks: Uint8Array) {
  return readRows("indian-towns.txt").flatMap(([name = "", hindi = "", others]) => {
    const towns = [name, ...namesIn(others)].flatMap((one) => byName.get(foldName(one)) ?? []);
    const [first, ...rest] = towns;
    if (first === undefined) return [];
    const town = rest.reduce((a, b) => ((ranks[b] ?? 0) > (ranks[a] ?? 0) ? b : a), first);
    return [{ town, name, hindi, others }];
  });
}

const namesIn = (others = ""): string[] => (others ? others.split(", ") : []);

const readRows = (file: string): string[][] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("|"));
