import type { Emblem } from "./emblem.ts";
import { deityEmblems } from "./emblems/deities.ts";
import { serviceEmblems } from "./emblems/services.ts";
import { lotus } from "./emblems/vessels.ts";
import { defaultFigure, deityFigures } from "./figures.ts";
import { goods } from "./goods/goods-catalogue.ts";
import { type Figure, lotusMandala } from "./mandala.ts";
import { brandPalettes, type Deity, deityPalettes, type Palette } from "./palettes.ts";
import type { PictureKind } from "./render.ts";
import { composeCloseUp, composeScene } from "./scenes/compose.ts";
import { closeUps, scenes } from "./scenes/scene-catalogue.ts";
import { composeStill } from "./stills/compose-still.ts";
import { stills } from "./stills/still-catalogue.ts";

export type Service = keyof typeof serviceEmblems;

/** The name of a mandala: its files are `{name}-{width}.avif` and `.webp`. */
type MandalaName = `deity-${Deity}` | `service-${Service}` | "missing";

/** The parts of a mandala. The same parts always result in the same picture. */
interface Artwork {
  readonly emblem: Emblem;
  readonly figure: Figure;
  readonly palette: Palette;
}

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

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
const deities = keysOf(deityPalettes);

const entries: [MandalaName, Artwork][] = [
  ...deities.map((deity): [MandalaName, Artwork] => [
    `deity-${deity}`,
    {
      emblem: deityEmblems[deity],
      figure: deityFigures[deity],
      palette: deityPalettes[deity],
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

/** The mandalas by name: one for each deity and service. */
export const mandalas = Object.fromEntries(entries) as Record<MandalaName, Artwork>;

const mandalaNames = keysOf(mandalas);

/** All pictures but the mandalas, by name. No two of them look alike. */
const drawings: ReadonlyMap<string, () => string> = new Map([
  ...draw(scenes, composeScene),
  ...draw(closeUps, composeCloseUp),
  ...draw(stills, composeStill),
  ...goods,
]);

function draw<Facts>(all: ReadonlyMap<string, Facts>, compose: (facts: Facts) => string) {
  return [...all].map(([name, facts]): [string, () => string] => [name, () => compose(facts)]);
}

/** The names of all pictures: mandalas, then scenes, what is done from near, offerings and goods. */
export const artworkNames: readonly string[] = [...mandalaNames, ...drawings.keys()];

const isMandala = (name: string): name is MandalaName => Object.hasOwn(mandalas, name);

/** Whether the picture of this name is a mandala, a scene or a good. */
export function kindOf(name: string): PictureKind {
  if (isMandala(name)) return "mandala";
  return goods.has(name) ? "good" : "scene";
}

/** The picture of this name as SVG of 800 × 600. */
export function drawArtwork(name: string): string {
  if (isMandala(name)) {
    const { emblem, figure, palette } = mandalas[name];
    return lotusMandala(emblem, figure, palette);
  }
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`There is no picture "${name}": see art/catalogue.ts.`);
  return drawing();
}
