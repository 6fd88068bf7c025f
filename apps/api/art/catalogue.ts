import type { Emblem } from "./emblem.ts";
import { deityEmblems } from "./emblems/deities.ts";
import { offeringEmblems } from "./emblems/offerings.ts";
import { ritualEmblems } from "./emblems/rituals.ts";
import { serviceEmblems } from "./emblems/services.ts";
import { lotus } from "./emblems/vessels.ts";
import { defaultFigure, deityFigures } from "./figures.ts";
import { goods } from "./goods/goods-catalogue.ts";
import { type Figure, lotusMandala } from "./mandala.ts";
import { brandPalettes, type Deity, deityPalettes, type Palette } from "./palettes.ts";
import type { PictureKind } from "./render.ts";
import { composeScene } from "./scenes/compose.ts";
import { scenes } from "./scenes/scene-catalogue.ts";

export type Ritual = keyof typeof ritualEmblems;
export type Service = keyof typeof serviceEmblems;

export type Offered = keyof typeof offeringEmblems;

/** The name of a mandala: its files are `{name}-{width}.avif` and `.webp`. */
type MandalaName =
  | `deity-${Deity}`
  | `ritual-${Ritual}`
  | `offering-${Offered}`
  | `service-${Service}`
  | "missing";

/** The parts of a mandala. The same parts always result in the same picture. */
interface Artwork {
  readonly emblem: Emblem;
  readonly figure: Figure;
  readonly palette: Palette;
}

const ritualPalettes = {
  abhishek: brandPalettes.slate,
  homa: brandPalettes.maroon,
  path: brandPalettes.umber,
  archana: brandPalettes.plum,
  katha: brandPalettes.olive,
  shanti: brandPalettes.sea,
  aarti: brandPalettes.maroon,
  sahasranama: brandPalettes.indigo,
} as const satisfies Record<Ritual, Palette>;

const servicePalettes = {
  puja: brandPalettes.maroon,
  chadhava: brandPalettes.olive,
  astro: brandPalettes.indigo,
  kundali: brandPalettes.umber,
  gemstone: brandPalettes.sea,
  store: brandPalettes.slate,
  name: brandPalettes.maroon,
  reels: brandPalettes.plum,
} as const satisfies Record<Service, Palette>;

const offeredPalettes = {
  bilva: brandPalettes.olive,
  jal: brandPalettes.sea,
  milk: brandPalettes.indigo,
  lamp: brandPalettes.umber,
  flowers: deityPalettes.hanuman,
  garland: deityPalettes.durga,
  tulsi: deityPalettes.rama,
  lotus: deityPalettes.lakshmi,
  cloth: brandPalettes.maroon,
  kumkum: deityPalettes.ganesha,
  coconut: brandPalettes.umber,
  grass: brandPalettes.olive,
  sweets: deityPalettes.surya,
  butter: deityPalettes.krishna,
  sesame: deityPalettes.shani,
  meal: deityPalettes.vishnu,
  thali: brandPalettes.plum,
} as const satisfies Record<Offered, Palette>;

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
const deities = keysOf(deityPalettes);
const rituals = keysOf(ritualEmblems);

const entries: [MandalaName, Artwork][] = [
  ...deities.map((deity): [MandalaName, Artwork] => [
    `deity-${deity}`,
    {
      emblem: deityEmblems[deity],
      figure: deityFigures[deity],
      palette: deityPalettes[deity],
    },
  ]),
  ...rituals.map((ritual): [MandalaName, Artwork] => [
    `ritual-${ritual}`,
    { emblem: ritualEmblems[ritual], figure: defaultFigure, palette: ritualPalettes[ritual] },
  ]),
  ...keysOf(offeringEmblems).map((offered): [MandalaName, Artwork] => [
    `offering-${offered}`,
    {
      emblem: offeringEmblems[offered],
      figure: defaultFigure,
      palette: offeredPalettes[offered],
    },
  ]),
  ...keysOf(serviceEmblems).map((service): [MandalaName, Artwork] => [
    `service-${service}`,
    {
      emblem: serviceEmblems[service],
      figure: defaultFigure,
      palette: servicePalettes[service],
    },
  ]),
  ["missing", { emblem: lotus, figure: defaultFigure, palette: brandPalettes.sand }],
];

/** The mandalas by name: one for each deity, ritual, service and offering. */
export const mandalas = Object.fromEntries(entries) as Record<MandalaName, Artwork>;

const mandalaNames = keysOf(mandalas);

/** The names of all pictures: the mandalas, then the scenes of pujas, chadhaava and temples, then the goods. */
export const artworkNames: readonly string[] = [...mandalaNames, ...scenes.keys(), ...goods.keys()];

const isMandala = (name: string): name is MandalaName => Object.hasOwn(mandalas, name);

/** Whether the picture of this name is a mandala, a scene or a good. */
export function kindOf(name: string): PictureKind {
  if (goods.has(name)) return "good";
  return scenes.has(name) ? "scene" : "mandala";
}

/** The picture of this name as SVG of 800 × 600. */
export function drawArtwork(name: string): string {
  if (isMandala(name)) {
    const { emblem, figure, palette } = mandalas[name];
    return lotusMandala(emblem, figure, palette);
  }
  const scene = scenes.get(name);
  if (scene) return composeScene(scene);
  const draw = goods.get(name);
  if (!draw) throw new Error(`There is no picture "${name}": see art/catalogue.ts.`);
  return draw();
}
