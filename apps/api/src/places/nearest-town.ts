import { readGazetteer, type Town } from "./gazetteer.ts";

/** The nearest town to a point, by the distance on the ground. */
export function nearestTown({ lat, lon }: { lat: number; lon: number }): Town {
  const { lats, lons, read } = readGazetteer();
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let [nearest, shortest] = [0, Number.POSITIVE_INFINITY];
  for (let town = 0; town < lats.length; town++) {
    const east = Math.abs((lons[town] ?? 0) / 100 - lon);
    const north = (lats[town] ?? 0) / 100 - lat;
    const distance = north ** 2 + (Math.min(east, 360 - east) * narrowing) ** 2;
    if (distance < shortest) [nearest, shortest] = [town, distance];
  }
  return read(nearest);
}
