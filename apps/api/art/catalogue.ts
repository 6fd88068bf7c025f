import type { Emblem } from "./emblem.ts";
import { deityEmblems } from "./emblems/deities.ts";
import { goddessTemples } from "./emblems/goddess-temples.ts";
import { offeringEmblems } from "./emblems/offerings.ts";
import { otherTemples } from "./emblems/other-temples.ts";
import { ritualEmblems } from "./emblems/rituals.ts";
import { serviceEmblems } from "./emblems/services.ts";
import { shivaTemples } from "./emblems/shiva-temples.ts";
import { lotus } from "./emblems/vessels.ts";
import { defaultFigure, deityFigures } from "./figures.ts";
import { type Figure, lotusMandala, templeMandala } from "./mandala.ts";
import { brandPalettes, type Deity, deityPalettes, type Palette } from "./palettes.ts";

const templeEmblems = { ...shivaTemples, ...goddessTemples, ...otherTemples };

export type Temple = keyof typeof templeEmblems;
export type Ritual = keyof typeof ritualEmblems;
export type Service = keyof typeof serviceEmblems;

export type Offered = keyof typeof offeringEmblems;

/** The name of a picture: its files are `{name}-{width}.avif` and `.webp`. */
export type ArtworkName =
  | `deity-${Deity}`
  | `temple-${Temple}`
  | `puja-${Ritual}`
  | `puja-${Ritual}-${Deity}`
  | `chadhava-${Deity}`
  | `offering-${Offered}`
  | `service-${Service}`
  | "missing";

/** The parts of a picture. The same parts always result in the same picture. */
export interface Artwork {
  readonly plan: "lotus" | "temple";
  readonly emblem: Emblem;
  readonly figure: Figure;
  readonly palette: Palette;
}

const templeStyles = {
  "kashi-vishwanath": ["shiva", deityPalettes.shiva],
  "mahakaleshwar-ujjain": ["shiva", brandPalettes.slate],
  omkareshwar: ["shiva", brandPalettes.indigo],
  trimbakeshwar: ["shiva", brandPalettes.olive],
  somnath: ["shiva", brandPalettes.sea],
  rameshwaram: ["rama", brandPalettes.umber],
  "mahalakshmi-kolhapur": ["lakshmi", deityPalettes.lakshmi],
  vindhyavasini: ["durga", deityPalettes.durga],
  kamakhya: ["kali", brandPalettes.plum],
  "siddhivinayak-mumbai": ["ganesha", deityPalettes.ganesha],
  "hanuman-garhi-ayodhya": ["hanuman", deityPalettes.hanuman],
  "banke-bihari-vrindavan": ["krishna", deityPalettes.krishna],
  "arasavalli-surya": ["surya", deityPalettes.surya],
  badrinath: ["vishnu", deityPalettes.vishnu],
  "kalighat-kolkata": ["kali", deityPalettes.kali],
} as const satisfies Record<Temple, readonly [Deity, Palette]>;

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

const entries: [ArtworkName, Artwork][] = [
  ...deities.map((deity): [ArtworkName, Artwork] => [
    `deity-${deity}`,
    {
      plan: "lotus",
      emblem: deityEmblems[deity],
      figure: deityFigures[deity],
      palette: deityPalettes[deity],
    },
  ]),
  ...keysOf(templeEmblems).map((temple): [ArtworkName, Artwork] => {
    const [deity, palette] = templeStyles[temple];
    return [
      `temple-${temple}`,
      { plan: "temple", emblem: templeEmblems[temple], figure: deityFigures[deity], palette },
    ];
  }),
  ...rituals.map((ritual): [ArtworkName, Artwork] => [
    `puja-${ritual}`,
    { plan: "lotus", emblem: ritualEmblems[ritual], figure: defaultFigure, palette: ritualPalettes[ritual] },
  ]),
  ...rituals.flatMap((ritual) =>
    deities.map((deity): [ArtworkName, Artwork] => [
      `puja-${ritual}-${deity}`,
      {
        plan: "lotus",
        emblem: ritualEmblems[ritual],
        figure: deityFigures[deity],
        palette: deityPalettes[deity],
      },
    ]),
  ),
  ...deities.map((deity): [ArtworkName, Artwork] => [
    `chadhava-${deity}`,
    {
      plan: "lotus",
      emblem: serviceEmblems.chadhava,
      figure: deityFigures[deity],
      palette: deityPalettes[deity],
    },
  ]),
  ...keysOf(offeringEmblems).map((offered): [ArtworkName, Artwork] => [
    `offering-${offered}`,
    {
      plan: "lotus",
      emblem: offeringEmblems[offered],
      figure: defaultFigure,
      palette: offeredPalettes[offered],
    },
  ]),
  ...keysOf(serviceEmblems).map((service): [ArtworkName, Artwork] => [
    `service-${service}`,
    {
      plan: "lotus",
      emblem: serviceEmblems[service],
      figure: defaultFigure,
      palette: servicePalettes[service],
    },
  ]),
  ["missing", { plan: "lotus", emblem: lotus, figure: defaultFigure, palette: brandPalettes.sand }],
];

/** All pictures by name. */
export const artworks = Object.fromEntries(entries) as Record<ArtworkName, Artwork>;

export const artworkNames = keysOf(artworks);

/** The picture as SVG of 800 × 600. */
export function drawArtwork(name: ArtworkName) {
  const { plan, emblem, figure, palette } = artworks[name];
  return (plan === "temple" ? templeMandala : lotusMandala)(emblem, figure, palette);
}
