import type { OfferingKey } from "../../../seed/chadhaava/offering-kinds.ts";
import type { ScenePalette } from "../palette.ts";
import { cloth, kumkum, sindoor } from "./cloth-and-powder.ts";
import { flowers, garland, lotusOffered } from "./flowers.ts";
import { butter, meal, modaks, sesame, sweets } from "./foods.ts";
import { bilva, durva, tulsi } from "./leaves.ts";
import { coconut, lamps, milk, water } from "./vessels.ts";

/** What can be offered, standing on 0,0: some 120 high and 160 wide. */
export const offerings: Record<OfferingKey, (p: ScenePalette) => string> = {
  "bilva-patra": bilva,
  jal: water,
  dugdha: milk,
  deep: lamps,
  phool: flowers,
  gudhal: garland,
  "lal-phool": flowers,
  "tulsi-mala": tulsi,
  kamal: lotusOffered,
  chunri: cloth,
  sari: cloth,
  kumkum,
  nariyal: coconut,
  durva,
  modak: modaks,
  laddoo: sweets,
  peda: sweets,
  sandesh: sweets,
  "makhan-mishri": butter,
  sindoor,
  til: sesame,
  arghya: water,
  annadaan: meal,
  "go-seva": durva,
};
