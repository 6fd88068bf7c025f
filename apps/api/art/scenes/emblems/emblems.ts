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

/** A deity's emblem. The middle of its foot is at 0,0. */
export interface EmblemLook {
  readonly draw: (p: ScenePalette) => string;
  readonly height: number;
}

/** The emblem of each deity. */
export const emblems = {
  shiva: { draw: shivaTrident, height: 330 },
  vishnu: { draw: discusAndConch, height: 278 },
  lakshmi: { draw: lotus, height: 244 },
  durga: { draw: durgaTrident, height: 330 },
  ganesha: { draw: ganeshaMurti, height: 396 },
  hanuman: { draw: mace, height: 346 },
  krishna: { draw: featherAndFlute, height: 360 },
  rama: { draw: bow, height: 340 },
  surya: { draw: sunDisc, height: 320 },
  saraswati: { draw: vina, height: 166 },
  shani: { draw: shaniStone, height: 248 },
  kali: { draw: hibiscus, height: 254 },
} as const satisfies Record<Deity, EmblemLook>;
