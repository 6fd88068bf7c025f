import { houseFrom } from "../rashi/index.ts";
import {
  type Ayanamsa,
  ayanamsaAt,
  type Graha,
  grahaPositions,
  lagnaLongitude,
  type Node,
  type Place,
} from "../sky/index.ts";
import { isCombust } from "./combustion.ts";
import { type Dignity, dignityOf } from "./dignity.ts";
import { type Placement, placementOf } from "./placement.ts";

export type GrahaPlacement = Placement & {
  readonly graha: Graha;
  /** Counted from the lagna, whole signs. */
  readonly house: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** Rahu and Ketu have none. */
  readonly dignity: Dignity | undefined;
};

/** A chart of a known time. It names what it was calculated with, so that a report can print it. */
export type BirthChart = {
  readonly instant: Date;
  readonly place: Place;
  readonly ayanamsa: Ayanamsa;
  readonly node: Node;
  readonly lagna: Placement;
  readonly grahas: Readonly<Record<Graha, GrahaPlacement>>;
};

export type BirthMoment = {
  readonly instant: Date;
  readonly place: Place;
  /** Which Rahu and Ketu. @default "mean" */
  readonly node?: Node;
};

/** The chart of an instant and a place: Lahiri, whole-sign houses. */
export function birthChart({ instant, place, node = "mean" }: BirthMoment): BirthChart {
  const lagna = placementOf(lagnaLongitude(instant, place));
  const positions = grahaPositions(instant, node);
  const sun = positions[0]?.longitude ?? 0;
  const placed = positions.map(({ graha, longitude, retrograde }): [Graha, GrahaPlacement] => {
    const placement = placementOf(longitude);
    return [
      graha,
      {
        ...placement,
        graha,
        retrograde,
        house: houseFrom(lagna.rashi, placement.rashi),
        combust: isCombust(graha, longitude, retrograde, sun),
        dignity: graha === "rahu" || graha === "ketu" ? undefined : dignityOf(graha, longitude),
      },
    ];
  });
  const grahas = Object.fromEntries(placed) as Record<Graha, GrahaPlacement>;
  return { instant, place, ayanamsa: ayanamsaAt(instant), node, lagna, grahas };
}
