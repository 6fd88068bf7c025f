import type { Language } from "@aradhana/core/contract";
import { type FoundPlace, placesFound, placesQuery } from "@aradhana/core/places";
import { Hono } from "hono";
import { invalidInput } from "../errors/common.errors.ts";
import { states } from "../geo/postal-circles.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { countryName } from "../text/display-names.ts";
import type { Text } from "../text/text.ts";
import { findTowns } from "./find-towns.ts";
import type { Town } from "./gazetteer.ts";
import { nearestTown } from "./nearest-town.ts";
import { foldName, readCoordinates } from "./places.rules.ts";

/** Places of birth: towns by the beginning of their name, and coordinates. */
export const placesRoutes = ({ sendCached }: { sendCached: SendCached }) =>
  new Hono<AppEnv>().get(
    "/places",
    documented({
      tag: "places",
      summary:
        "Towns with their zones by the beginning of a name, typos forgiven, or the place of coordinates",
      results: placesFound,
      errorResponses: [invalidInput],
    }),
    validated("query", placesQuery),
    (c) => {
      const query = c.req.valid("query");
      const point = readCoordinates(query.q);
      if (point && (Math.abs(point.lat) > 90 || Math.abs(point.lon) > 180)) {
        const message = "Latitudes are from -90 to 90, longitudes from -180 to 180.";
        throw invalidInput({ fieldErrors: [{ field: "q", code: "coordinates", message }] });
      }
      return sendCached(c, query, () => ({
        results: {
          places: point
            ? placeAt(point, query.lang)
            : findTownsIn(query.q, query.limit).map((town) => townView(town, query.lang)),
        },
      }));
    },
  );

/** Among how many towns of a name those of a region are looked for. */
const SAME_NAME = 60;

/** The towns of a name, those of the region or country after the comma first: "Rishikesh, Uttarakhand". */
function findTownsIn(typed: string, limit: number): Town[] {
  const [name = "", ...regions] = typed.split(",");
  const requested = regions.map(foldName).filter((region) => region !== "");
  if (requested.length === 0) return findTowns(name, limit);
  const isThere = (town: Town) => {
    const known = regionNames(town);
    return requested.every((region) => known.some((other) => other.startsWith(region)));
  };
  const towns = findTowns(name, SAME_NAME);
  const there = new Set(towns.filter(isThere));
  return [...there, ...towns.filter((town) => !there.has(town))].slice(0, limit);
}

/** The region and the country of a town as people write them, in both languages. */
const regionNames = ({ region, country }: Town): string[] =>
  [
    region,
    stateNames.get(region)?.hi ?? "",
    country,
    countryName(country, "en"),
    countryName(country, "hi"),
  ].map(foldName);

/** Coordinates under their own name: the nearest town gives the zone, and says where they are. */
function placeAt(point: { lat: number; lon: number }, language: Language): FoundPlace[] {
  const { name, region, ...town } = townView(nearestTown(point), language);
  return [
    {
      ...town,
      ...{ name: `${point.lat}, ${point.lon}`, region: [name, region].filter(Boolean).join(", ") },
      ...point,
    },
  ];
}

function townView(town: Town, language: Language): FoundPlace {
  const { name, hindi, region, country, lat, lon, zone } = town;
  return {
    name: (language === "hi" && hindi) || name,
    region: [stateNames.get(region)?.[language] ?? region, countryName(country, language)]
      .filter(Boolean)
      .join(", "),
    ...{ country_code: country, lat, lon, zone },
  };
}

/** The states of India by their English name; regions of other countries have none in Hindi. */
const stateNames = new Map<string, Text>(Object.values(states).map((state) => [state.en, state]));
