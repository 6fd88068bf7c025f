import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";

/** Not the specification's: the place whose panchang this browser shows. */
export const placeKey = "panchang_place";

const storedPlace = v.object({
  name: v.string(),
  zone: v.pipe(v.string(), v.check(isZone)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type StoredPlace = v.InferOutput<typeof storedPlace>;

/** The place that was chosen in this browser; undefined if none was. */
export const readPlace = (storage: KeyValueStorage): StoredPlace | undefined =>
  readJson(storage, placeKey, storedPlace);

export const storePlace = (storage: KeyValueStorage, { name, zone, lat, lon }: StoredPlace): void =>
  storage.set(placeKey, JSON.stringify({ name, zone, lat, lon }));

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
