import { allChadhaava } from "../../seed/chadhaava/all-chadhaava.ts";
import type { OfferingKey } from "../../seed/chadhaava/offering-kinds.ts";
import { put } from "../scenes/svg.ts";
import type { Still } from "./still.ts";
import { chunri, dakshina, notebooks, prasadBox, sari } from "./things/cloth.ts";
import { coconut } from "./things/coconut.ts";
import { cow } from "./things/cow.ts";
import { flowerBasket, hibiscusGarland, lotuses, redGarland } from "./things/flowers.ts";
import { butter, laddoos, meal, modaks, pedas, sandesh } from "./things/foods.ts";
import { bilva, durva, tulsi } from "./things/leaves.ts";
import { kumkum, sesame, sesameOil, sindoor } from "./things/powders.ts";
import { arghya, elevenLamps, fireOffering, milk, thali, waterKalash } from "./things/vessels.ts";

const stone = ["#c9a27a", "#7d5536"] as const;
const marble = ["#f3e7d6", "#b9a58c"] as const;
const dark = ["#5d3a2a", "#2c1812"] as const;
const wood = ["#a5683a", "#5d3213"] as const;
const red = ["#9a2334", "#560c1a"] as const;
const grass = ["#8ea556", "#52692c"] as const;

const ivory = ["#f7ead2", "#e2c598"] as const;
const evening = ["#4a2547", "#b4574a"] as const;
const night = ["#151d3f", "#3f3a66"] as const;
const dawn = ["#e8a07c", "#fbe0b4"] as const;
const blue = ["#8fb8cf", "#eadfce"] as const;
const green = ["#b9cf9a", "#f0ecc6"] as const;
const maroon = ["#5e1424", "#9a3a3a"] as const;
const sea = ["#2e6f77", "#8dbdb1"] as const;
const ochre = ["#d99a3e", "#f3d08a"] as const;
const plum = ["#4f2a4f", "#8d5a78"] as const;

const offered: Readonly<Record<OfferingKey, Still>> = {
  "bilva-patra": { draw: bilva, backdrop: "niche", wall: ivory, ledge: stone, light: "left" },
  jal: { draw: waterKalash, backdrop: "ghat", wall: dawn, ledge: stone, light: "left" },
  dugdha: { draw: milk, backdrop: "hall", wall: sea, ledge: dark, light: "right" },
  deep: { draw: elevenLamps, backdrop: "hall", wall: night, ledge: dark, light: "left" },
  phool: { draw: flowerBasket, backdrop: "garden", wall: green, ledge: wood, light: "left" },
  gudhal: { draw: hibiscusGarland, backdrop: "sun", wall: ivory, ledge: red, light: "right" },
  "lal-phool": { draw: redGarland, backdrop: "curtain", wall: ochre, ledge: wood, light: "left" },
  "tulsi-mala": { draw: tulsi, backdrop: "lattice", wall: ivory, ledge: stone, light: "right" },
  kamal: { draw: lotuses, backdrop: "ghat", wall: blue, ledge: ["#5f97a3", "#2f5f70"], light: "right" },
  chunri: { draw: chunri, backdrop: "sun", wall: ochre, ledge: stone, light: "left" },
  sari: { draw: sari, backdrop: "curtain", wall: plum, ledge: wood, light: "right" },
  kumkum: { draw: kumkum, backdrop: "niche", wall: sea, ledge: marble, light: "right" },
  nariyal: { draw: coconut, backdrop: "garden", wall: dawn, ledge: stone, light: "right" },
  durva: { draw: durva, backdrop: "sun", wall: maroon, ledge: wood, light: "left" },
  modak: { draw: modaks, backdrop: "lattice", wall: maroon, ledge: red, light: "left" },
  laddoo: { draw: laddoos, backdrop: "bell", wall: evening, ledge: dark, light: "left" },
  peda: { draw: pedas, backdrop: "lattice", wall: sea, ledge: marble, light: "left" },
  sandesh: { draw: sandesh, backdrop: "curtain", wall: maroon, ledge: dark, light: "left" },
  "makhan-mishri": { draw: butter, backdrop: "garden", wall: blue, ledge: grass, light: "right" },
  sindoor: { draw: sindoor, backdrop: "hall", wall: ivory, ledge: marble, light: "right" },
  til: { draw: sesame, backdrop: "ghat", wall: evening, ledge: stone, light: "right" },
  arghya: { draw: arghya, backdrop: "ghat", wall: dawn, ledge: stone, light: "left" },
  annadaan: { draw: meal, backdrop: "hall", wall: ochre, ledge: wood, light: "left" },
  "go-seva": { draw: cow, backdrop: "garden", wall: blue, ledge: grass, light: "left" },
};

/** What only add-ons of a puja offer. */
const added = {
  ahuti: { draw: fireOffering, backdrop: "niche", wall: night, ledge: dark, light: "left" },
  "til-tel": { draw: sesameOil, backdrop: "curtain", wall: evening, ledge: dark, light: "right" },
  notebooks: { draw: notebooks, backdrop: "lattice", wall: blue, ledge: wood, light: "right" },
  "prasad-box": { draw: prasadBox, backdrop: "curtain", wall: ivory, ledge: marble, light: "left" },
  dakshina: { draw: dakshina, backdrop: "niche", wall: plum, ledge: wood, light: "left" },
} as const satisfies Record<string, Still>;

/** What a combo holds, side by side on one tray. */
const trayOf = (kinds: readonly OfferingKey[]) => () => {
  const [first = "deep", ...others] = kinds;
  const apart = others.length > 2 ? 410 : 560;
  return (
    thali(560) +
    others
      .map((kind, i) =>
        put(
          offered[kind].draw(),
          (i - (others.length - 1) / 2) * apart,
          -50,
          i === 1 && others.length > 2 ? 0.5 : 0.54,
        ),
      )
      .join("") +
    put(offered[first].draw(), 0, 6, 0.58)
  );
};

const backdropsOfTrays = ["curtain", "hall", "sun", "lattice", "bell", "niche"] as const;

const trays = allChadhaava.map(({ slug, combo }, i): [string, Still] => {
  const [first = { slug: "deep" as const }] = combo.holds;
  const { wall, ledge, light } = offered[first.slug];
  const backdrop = backdropsOfTrays[i % backdropsOfTrays.length] ?? "hall";
  return [
    `offering-combo-${slug}`,
    { draw: trayOf(combo.holds.map((part) => part.slug)), backdrop, wall, ledge, light },
  ];
});

/** The pictures of all that can be offered, by picture name. */
export const stills: ReadonlyMap<string, Still> = new Map([
  ...Object.entries(offered).map(([key, still]): [string, Still] => [`offering-${key}`, still]),
  ...Object.entries(added).map(([key, still]): [string, Still] => [`offering-${key}`, still]),
  ...trays,
]);
