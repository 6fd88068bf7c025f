// Towns and their zones: a separate entry point, for the pages that search for a place.

export { findPlaces } from "./calls.ts";
export { type FoundPlace, foundPlace, placesFound, placesQuery } from "./places.ts";
