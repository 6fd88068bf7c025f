import { abhishek, elevenPots, milkAbhishek, murtiAbhishek, oilAbhishek } from "./abhishek.ts";
import type { Act } from "./act.ts";
import { ancestorWater } from "./ancestor-water.ts";
import { aarti, archana, kumkumArchana, lampArchana, sindoorArchana, springArchana } from "./archana.ts";
import { arghya } from "./arghya.ts";
import { nineGrains, nineSerpents, peace, serpents, storytelling } from "./gathering.ts";
import { homa, kamalaHoma, lotusHoma, modakHoma, nineLampHoma, tenLampHoma, twinHoma } from "./homa.ts";
import {
  japa,
  reading,
  readingAndFire,
  readingByLamps,
  singing,
  swing,
  thousandNames,
  twelveLamps,
} from "./reading.ts";

/** The actions of rituals. */
export const acts = {
  aarti,
  abhishek,
  ancestorWater,
  archana,
  arghya,
  elevenPots,
  homa,
  japa,
  kamalaHoma,
  kumkumArchana,
  lampArchana,
  lotusHoma,
  milkAbhishek,
  modakHoma,
  murtiAbhishek,
  nineGrains,
  nineLampHoma,
  nineSerpents,
  oilAbhishek,
  peace,
  reading,
  readingAndFire,
  readingByLamps,
  serpents,
  sindoorArchana,
  singing,
  springArchana,
  storytelling,
  swing,
  tenLampHoma,
  thousandNames,
  twelveLamps,
  twinHoma,
} as const satisfies Record<string, Act>;

export type ActName = keyof typeof acts;
