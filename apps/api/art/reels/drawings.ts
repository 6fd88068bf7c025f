import { drawBead, woodDefs } from "../goods/products/rudraksha.ts";
import { shriTriangles } from "../goods/products/shri-yantra.ts";
import { brandPalettes, deityPalettes, type Palette } from "../palettes.ts";
import { composeScene } from "../scenes/compose.ts";
import type { Hour } from "../scenes/hours.ts";
import { layOut } from "../scenes/layout.ts";
import type { Scene } from "../scenes/scene.ts";
import { scenes } from "../scenes/scene-catalogue.ts";
import { WIDE } from "../scenes/svg.ts";
import type { ReelName } from "./films.ts";

/** The colours of a reel, and the pictures that its drawing moves, as SVG. */
interface ReelDrawing {
  readonly palette: Palette;
  readonly pictures: Readonly<Record<string, string>>;
  readonly facts?: unknown;
}

function factsOf(picture: string): Scene {
  const scene = scenes.get(picture);
  if (!scene) throw new Error(`There is no picture ${picture}.`);
  return scene;
}

/** Where the altar of a scene stands, or its temple if there is none: a share of the width. */
function middleOf(picture: string): number {
  const scene = factsOf(picture);
  const { altar, temple } = layOut(scene);
  return (scene.act ? altar : temple).x / WIDE;
}

function sceneOf(picture: string, hour?: Hour) {
  const scene = factsOf(picture);
  return composeScene(hour ? { ...scene, hour, moon: undefined } : scene).replace(
    'width="800" height="600"',
    'width="1707" height="1280"',
  );
}

const bead = (mukhi: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220" width="660" height="660"><defs>${woodDefs}</defs>${drawBead(mukhi, 100, mukhi * 7)}</svg>`;

const plain = (palette: Palette) => () => ({ palette, pictures: {} });

const steps = {
  temple: "temple-kashi-vishwanath",
  sankalp: "puja-saraswati-archana-kolhapur",
  abhishek: "puja-pradosh-rudrabhishek-kashi",
  homa: "puja-sri-suktam-homa-kolhapur",
  aarti: "puja-kumkum-archana-kolhapur",
};

const mapValues = <Value>(table: Readonly<Record<string, string>>, map: (name: string) => Value) =>
  Object.fromEntries(Object.entries(table).map(([key, name]) => [key, map(name)]));

/** What each reel is drawn with. */
export const reelDrawings: Readonly<Record<ReelName, () => ReelDrawing>> = {
  "shri-yantra": () => ({
    palette: deityPalettes.lakshmi,
    pictures: {},
    facts: { triangles: shriTriangles },
  }),
  "fifteen-tithis": plain(brandPalettes.indigo),
  "steps-of-a-puja": () => ({
    palette: brandPalettes.maroon,
    pictures: mapValues(steps, (picture) => sceneOf(picture)),
    facts: { middles: mapValues(steps, middleOf) },
  }),
  "mala-of-108": plain(brandPalettes.umber),
  "the-three-sandhyas": () => ({
    palette: brandPalettes.slate,
    pictures: {
      sunrise: sceneOf("temple-kashi-vishwanath", "sunrise"),
      noon: sceneOf("temple-kashi-vishwanath", "noon"),
      dusk: sceneOf("temple-kashi-vishwanath", "dusk"),
      night: sceneOf("temple-kashi-vishwanath", "night"),
    },
    facts: { middle: middleOf("temple-kashi-vishwanath") },
  }),
  "faces-of-a-rudraksha": () => ({
    palette: brandPalettes.olive,
    pictures: { three: bead(3), five: bead(5), seven: bead(7) },
  }),
  "nine-grahas": plain(deityPalettes.shani),
  "twelve-and-twenty-seven": plain(brandPalettes.plum),
  "five-limbs-of-the-panchang": plain(brandPalettes.sea),
  "a-kolam": plain(brandPalettes.umber),
  "a-lotus-opens": plain(deityPalettes.krishna),
  aarti: plain(brandPalettes.maroon),
};
