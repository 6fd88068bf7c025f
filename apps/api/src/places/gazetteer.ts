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
/** For the towns of our own list, which include the largest: of some, the source has no population or another town's. */
const LISTED = { least: 45, more: 5 };
/** A town of our list is the one of its name that is no farther from it than this, in degrees. */
const SAME_PLACE = 0.3;
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

type Own = Pick<Town, "name" | "hindi" | "region">;

function unpack(): Gazetteer {
  const packed = brotliDecompressSync(readFileSync(join(folder, "places.tsv.br")));
  const [zoneLine = "", regionLine = "", ...towns] = packed.toString().split("\n");
  const [zones, regions] = [zoneLine.split("|"), regionLine.split("|")];
  const listed = readListed();

  const most = towns.length + listed.length;
  const ranks = new Uint8Array(most);
  const [lats, lons] = [new Int16Array(most), new Int16Array(most)];
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
  for (const one of listed) {
    const names = [one.name, ...one.others].map(foldName);
    const town =
      nearestOf(
        names.flatMap((name) => inIndia.get(name) ?? []),
        one,
      ) ?? add(one);
    own.set(town, one);
    ranks[town] = Math.max(ranks[town] ?? 0, LISTED.least + IN_INDIA) + LISTED.more;
    for (const name of [...names, foldName(one.hindi)]) found.push([name, town]);
  }
  found.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    names: found.map(([name]) => name),
    townOf: Uint32Array.from(found, ([, town]) => town),
    ranks: ranks.subarray(0, towns.length),
    lats: lats.subarray(0, towns.length),
    lons: lons.subarray(0, towns.length),
    read(town) {
      const [name = "", , country = "", region, lat, lon, zone] = towns[town]?.split("\t") ?? [];
      return {
        name: country === "in" ? withoutMarks(name) : name,
        hindi: undefined,
        region: regions[Number(region)] ?? "",
        ...own.get(town),
        ...{ country, zone: zones[Number(zone)] ?? "", lat: Number(lat) / 100, lon: Number(lon) / 100 },
      };
    },
  };

  function nearestOf(candidates: readonly number[], { lat, lon }: Listed): number | undefined {
    const distanceTo = (town: number) =>
      Math.hypot((lats[town] ?? 0) / 100 - lat, (lons[town] ?? 0) / 100 - lon);
    const [nearest] = candidates.toSorted((a, b) => distanceTo(a) - distanceTo(b));
    return nearest !== undefined && distanceTo(nearest) <= SAME_PLACE ? nearest : undefined;
  }

  function add({ name, ...place }: Listed): number {
    const [lat, lon] = [Math.round(place.lat * 100), Math.round(place.lon * 100)];
    const town = towns.push([name, "", "in", "", lat, lon, zones.indexOf("Asia/Kolkata"), 0].join("\t")) - 1;
    lats[town] = lat;
    lons[town] = lon;
    return town;
  }
}

/** Of India the source has scholars' spellings: Kalyān. */
const withoutMarks = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "");

interface Listed {
  name: string;
  hindi: string;
  region: string;
  lat: number;
  lon: number;
  others: readonly string[];
}

const readListed = (): Listed[] =>
  readFileSync(join(folder, "indian-towns.txt"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [name = "", hindi = "", region = "", lat, lon, others] = line.split("|");
      return {
        name,
        hindi,
        region,
        lat: Number(lat),
        lon: Number(lon),
        others: others ? others.split(", ") : [],
      };
    });
