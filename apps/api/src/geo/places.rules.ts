import { type CountryCode, parseCountry } from "@aradhana/core/country";
import { iso1A2Code } from "@rapideditor/country-coder";
import { points } from "./country-points.ts";

/** Degrees; north and east are positive. */
export type Place = { lat: number; lng: number };

const placeByCountry: ReadonlyMap<CountryCode, Place> = new Map(
  points.split(" ").map((row) => {
    const [lat, lng] = row.slice(2).split(",").map(Number);
    return [row.slice(0, 2), { lat, lng } as Place];
  }),
);

/** A place in the country; `countryAt` returns the same country for it. */
export function placeIn(country: CountryCode | undefined): Place | undefined {
  return country ? placeByCountry.get(country) : undefined;
}

/** The country at a place, including territorial waters; undefined on the high seas. */
export function countryAt({ lat, lng }: Place): CountryCode | undefined {
  return parseCountry(iso1A2Code([lng, lat], { level: "territory" }));
}

/** Parses `latitude,longitude`; undefined if invalid. */
export function parsePlace(latlng: string): Place | undefined {
  const match = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(latlng);
  const place = { lat: Number(match?.[1]), lng: Number(match?.[2]) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : undefined;
}
