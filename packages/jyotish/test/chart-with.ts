import type { BirthChart, GrahaPlacement } from "../src/chart/index.ts";
import { placementOf } from "../src/chart/placement.ts";
import { houseFrom } from "../src/rashi/index.ts";
import { type Graha, grahas } from "../src/sky/index.ts";

/** A chart with grahas where a test wants them: longitudes in degrees. Those not named are spread out. */
export function chartWith(lagna: number, longitudes: Partial<Record<Graha, number>>): BirthChart {
  const placed = grahas.map((graha, index): [Graha, GrahaPlacement] => {
    const placement = placementOf(longitudes[graha] ?? (index * 40 + 5) % 360);
    const house = houseFrom(placementOf(lagna).rashi, placement.rashi);
    return [graha, { ...placement, graha, house, retrograde: false, combust: false, dignity: undefined }];
  });
  return {
    instant: new Date("2000-01-01T00:00:00Z"),
    place: { lat: 0, lon: 0 },
    ayanamsa: { mean: 24, true: 24 },
    node: "mean",
    lagna: placementOf(lagna),
    grahas: Object.fromEntries(placed) as Record<Graha, GrahaPlacement>,
  };
}
