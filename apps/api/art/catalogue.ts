import type { Emblem } from "./emblem.ts";
import { deityEmblems } from "./emblems/deities.ts";
import { goddessTemples } from "./emblems/goddess-temples.ts";
import { offeringEmblems } from "./emblems/offerings.ts";
import { otherTemples } from "./emblems/other-temples.ts";
import { ritualEmblems } from "./emblems/rituals.ts";
import { serviceEmblems } from "./emblems/services.ts";
import { shivaTemples } from "./emblems/shiva-temples.ts";
import { lotus } from "./emblems/vessels.ts";
import { deityFigures, houseFigure } from "./figures.ts";
import { type Figure, lotusMandala, templeMandala } from "./mandala.ts";
import { type Deity, deityPalettes, housePalettes, type Palette } from "./palettes.ts";

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

const templeLooks = {
  "kashi-vishwanath": ["shiva", deityPalettes.shiva],
  "mahakaleshwar-ujjain": ["shiva", housePalettes.slate],
  omkareshwar: ["shiva", housePalettes.indigo],
  trimbakeshwar: ["shiva", housePalettes.olive],
  somnath: ["shiva", housePalettes.sea],
  rameshwaram: ["rama", housePalettes.umber],
  "mahalakshmi-kolhapur": ["lakshmi", deityPalettes.lakshmi],
  vindhyavasini: ["durga", deityPalettes.durga],
  kamakhya: ["kali", housePalettes.plum],
  "siddhivinayak-mumbai": ["ganesha", deityPalettes.ganesha],
  "hanuman-garhi-ayodhya": ["hanuman", deityPalettes.hanuman],
  "banke-bihari-vrindavan": ["krishna", deityPalettes.krishna],
  "arasavalli-surya": ["surya", deityPalettes.surya],
  badrinath: ["vishnu", deityPalettes.vishnu],
  "kalighat-kolkata": ["kali", deityPalettes.kali],
} as const satisfies Record<Temple, readonly [Deity, Palette]>;

const ritualPalettes = {
  abhishek: housePalettes.slate,
  homa: housePalettes.maroon,
  path: housePalettes.umber,
  archana: housePalettes.plum,
  katha: housePalettes.olive,
  shanti: housePalettes.sea,
  aarti: housePalettes.maroon,
  sahasranama: housePalettes.indigo,
} as const satisfies Record<Ritual, Palette>;

const servicePalettes = {
  puja: housePalettes.maroon,
  chadhava: housePalettes.olive,
  astro: housePalettes.indigo,
  kundali: housePalettes.umber,
  gemstone: housePalettes.sea,
  store: housePalettes.slate,
  name: housePalettes.maroon,
  reels: housePalettes.plum,
} as const satisfies Record<Service, Palette>;

const offeredPalettes = {
  bilva: housePalettes.olive,
  jal: housePalettes.sea,
  milk: housePalettes.indigo,
  lamp: housePalettes.umber,
  flowers: deityPalettes.hanuman,
  garland: deityPalettes.durga,
  tulsi: deityPalettes.rama,
  lotus: deityPalettes.lakshmi,
  cloth: housePalettes.maroon,
  kumkum: deityPalettes.ganesha,
  coconut: housePalettes.umber,
  grass: housePalettes.olive,
  sweets: deityPalettes.surya,
  butter: deityPalettes.krishna,
  sesame: deityPalettes.shani,
  meal: deityPalettes.vishnu,
  thali: housePalettes.plum,
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
    const [deity, palette] = templeLooks[temple];
    return [
      `temple-${temple}`,
      { plan: "temple", emblem: templeEmblems[temple], figure: deityFigures[deity], palette },
    ];
  }),
  ...rituals.map((ritual): [ArtworkName, Artwork] => [
    `puja-${ritual}`,
    { plan: "lotus", emblem: ritualEmblems[ritual], figure: houseFigure, palette: ritualPalettes[ritual] },
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
      figure: houseFigure,
      palette: offeredPalettes[offered],
    },
  ]),
  ...keysOf(serviceEmblems).map((service): [ArtworkName, Artwork] => [
    `service-${service}`,
    {
      plan: "lotus",
      emblem: serviceEmblems[service],
      figure: houseFigure,
      palette: servicePalettes[service],
    },
  ]),
  ["missing", { plan: "lotus", emblem: lotus, figure: houseFigure, palette: housePalettes.sand }],
];

/** All pictures by name. */
export const artworks = Object.fromEntries(entries) as Record<ArtworkName, Artwork>;

export const artworkNames = keysOf(artworks);

/** The picture as SVG of 800 × 600. */
export function drawArtwork(name: ArtworkName) {
  const { plan, emblem, figure, palette } = artworks[name];
  return (plan === "temple" ? templeMandala : lotusMandala)(emblem, figure, palette);
}
