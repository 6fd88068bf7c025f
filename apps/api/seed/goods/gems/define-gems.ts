import { RATTI_IN_CARATS } from "../../../src/goods/ratti.ts";
import type { Price } from "../../price.ts";
import { type Lab, reportOf } from "../labs.ts";
import { gemReturn } from "../return-rules.ts";
import type { Gem } from "./gem-schema.ts";
import { gemSources } from "./gem-sources.ts";
import {
  type Clarity,
  clarities,
  cutNames,
  type GemColor,
  gemColors,
  type Inclusion,
  inclusions,
} from "./looks.ts";
import { type OriginKey, origins } from "./origins.ts";
import { lagnasToAvoid, planets, rashisOf } from "./planets.ts";
import { type SpeciesKey, species } from "./species.ts";
import type { SpeciesFacts } from "./species-facts.ts";
import { type TreatmentKey, treatments } from "./treatments.ts";
import { type Cut, type Size, weightOf } from "./weight-of-gem.ts";

/** What the desk measured of one stone. */
export type Piece = {
  readonly carat: number;
  readonly size: Size;
  readonly cut: Cut;
  readonly color: GemColor;
  readonly clarity: Clarity;
  readonly inclusions: Inclusion;
  readonly origin: OriginKey;
  readonly treatment: TreatmentKey;
  readonly report: readonly [Lab, number];
  readonly price: Price;
  readonly starRays?: 6;
};

/** Completes the stones of one species; their order gives the number in slug and SKU, so add new ones at the end. */
export function defineGems(key: SpeciesKey, pieces: readonly Piece[]): Gem[] {
  const kind: SpeciesFacts = species[key];
  const planet = planets[kind.planet];
  return pieces.map(({ carat, size, cut, report: [lab, number], starRays, ...piece }, i) => {
    const local = kind.ofOrigin?.origin === piece.origin ? kind.ofOrigin : undefined;
    const no = String(i + 1).padStart(2, "0");
    const { name: color, family: colorFamily, ...shade } = gemColors[piece.color];
    const title = {
      en: `${kind.name.en}, ${carat.toFixed(2)} ct, ${cutNames[cut].en}`,
      hi: `${kind.name.hi}, ${carat.toFixed(2)} कैरेट, ${cutNames[cut].hi}`,
    };
    return {
      slug: `${key}-${no}`,
      sku: `GM-${key.toUpperCase()}-${no}`,
      species: key,
      title,
      mineral: kind.mineral,
      gravity: local?.gravity ?? kind.gravity,
      ...weightOf(carat),
      rattiInCarats: RATTI_IN_CARATS,
      size: [...size],
      cut,
      shape: cutNames[cut],
      color,
      colorFamily,
      clarity: clarities[piece.clarity],
      inclusions: inclusions[piece.inclusions],
      optics: {
        refraction: local?.refraction ?? kind.refraction,
        ...shade,
        clarity: piece.clarity,
        inclusions: piece.inclusions,
        starRays: starRays ?? 0,
      },
      origin: origins[piece.origin],
      treatment: treatments[piece.treatment],
      certificate: reportOf(lab, number),
      planet: { key: kind.planet, name: planet.name },
      rashis: rashisOf(kind.planet),
      substituteOf: kind.substituteOf,
      purposes: [...kind.purposes],
      tradition: kind.tradition,
      wearing: planet.wearing,
      avoidForLagnas: lagnasToAvoid(kind.planet),
      doNotWear: [...kind.doNotWear],
      care: kind.care,
      sources: [...gemSources[key], ...(local ? [local.source] : [])],
      hsn: kind.hsn,
      price: piece.price,
      stock: 1,
      returnRule: gemReturn,
      image: {
        name: `gem-${key}-${no}`,
        alt: { en: `Drawing: ${title.en}, ${color.en}`, hi: `चित्र: ${title.hi}, ${color.hi}` },
      },
    };
  });
}
