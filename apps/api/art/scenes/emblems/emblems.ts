import type { Deity } from "../../palettes.ts";
import type { ScenePalette } from "../palette.ts";
import { bow } from "./bow.ts";
import { discusAndConch } from "./discus-and-conch.ts";
import { durgaTrident } from "./durga-trident.ts";
import { featherAndFlute } from "./feather-and-flute.ts";
import { ganeshaMurti } from "./ganesha-murti.ts";
import { hibiscus } from "./hibiscus.ts";
import { lotus } from "./lotus.ts";
import { mace } from "./mace.ts";
import { shaniStone } from "./shani-stone.ts";
import { shivaTrident } from "./shiva-trident.ts";
import { sunDisc } from "./sun-disc.ts";
import { vina } from "./vina.ts";

/** A deity's emblem standing on 0,0: so high, and half as wide as `half` says. */
export interface EmblemLook {
  readonly draw: (p: ScenePalette) => string;
  readonly height: number;
  readonly half: number;
}

/** What each deity holds, wears or rests in. */
export const emblems = {
  shiva: { draw: shivaTrident, height: 330, half: 78 },
  vishnu: { draw: discusAndConch, height: 278, half: 170 },
  lakshmi: { draw: lotus, height: 244, half: 150 },
  durga: { draw: durgaTrident, height: 330, half: 78 },
  ganesha: { draw: ganeshaMurti, height: 396, half: 170 },
  hanuman: { draw: mace, height: 346, half: 90 },
  krishna: { draw: featherAndFlute, height: 360, half: 190 },
  rama: { draw: bow, height: 340, half: 156 },
  surya: { draw: sunDisc, height: 320, half: 150 },
  saraswati: { draw: vina, height: 166, half: 210 },
  shani: { draw: shaniStone, height: 248, half: 100 },
  kali: { draw: hibiscus, height: 254, half: 150 },
} as const satisfies Record<Deity, EmblemLook>;
