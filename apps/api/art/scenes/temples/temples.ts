import type { TempleSlug } from "../../../seed/temples/temples.ts";
import { linga, threeLingas } from "../emblems/linga.ts";
import type { SceneTime } from "../hour-of-occasion.ts";
import type { Tones } from "../hours.ts";
import type { LandKind } from "../land/land.ts";
import type { ScenePalette } from "../palette.ts";
import { arasavalliSurya } from "./arasavalli-surya.ts";
import { badrinath } from "./badrinath.ts";
import { bankeBihariVrindavan } from "./banke-bihari-vrindavan.ts";
import { hanumanGarhiAyodhya } from "./hanuman-garhi-ayodhya.ts";
import { kalighatKolkata } from "./kalighat-kolkata.ts";
import { kamakhya } from "./kamakhya.ts";
import { kashiVishwanath } from "./kashi-vishwanath.ts";
import { mahakaleshwarUjjain } from "./mahakaleshwar-ujjain.ts";
import { mahalakshmiKolhapur } from "./mahalakshmi-kolhapur.ts";
import { omkareshwar } from "./omkareshwar.ts";
import { rameshwaram } from "./rameshwaram.ts";
import { siddhivinayakMumbai } from "./siddhivinayak-mumbai.ts";
import { somnath } from "./somnath.ts";
import { trimbakeshwar } from "./trimbakeshwar.ts";
import { vindhyavasini } from "./vindhyavasini.ts";

/** How a temple is drawn. The middle of its foot is at 0,0. */
export interface TempleLook {
  readonly draw: (p: ScenePalette) => string;
  /** Half its width, and its height including the flag. */
  readonly half: number;
  readonly height: number;
  readonly land: LandKind;
  /** The hour of the picture of the temple alone. */
  readonly time: SceneTime;
  /** Replaces the deity's emblem where offerings are shown. */
  readonly shrine?: (p: ScenePalette) => string;
  /** Replaces the hour's colours of stone. */
  readonly stone?: Tones;
}

export const templeLooks: Record<TempleSlug, TempleLook> = {
  "kashi-vishwanath": {
    draw: kashiVishwanath,
    shrine: linga,
    half: 380,
    height: 504,
    land: "river",
    time: { hour: "dusk", moon: undefined },
  },
  "mahakaleshwar-ujjain": {
    draw: mahakaleshwarUjjain,
    half: 322,
    height: 534,
    land: "lake",
    time: { hour: "predawn", moon: 27 },
  },
  omkareshwar: {
    draw: omkareshwar,
    shrine: linga,
    half: 272,
    height: 550,
    land: "island",
    time: { hour: "noon", moon: undefined },
    stone: ["#fffaf0", "#8a86a8"],
  },
  trimbakeshwar: {
    draw: trimbakeshwar,
    shrine: threeLingas,
    half: 332,
    height: 516,
    land: "mesas",
    time: { hour: "morning", moon: undefined },
    stone: ["#a39c98", "#2f2c38"],
  },
  somnath: {
    draw: somnath,
    shrine: linga,
    half: 362,
    height: 564,
    land: "shore",
    time: { hour: "night", moon: 15 },
    stone: ["#ffd9a0", "#7a4468"],
  },
  rameshwaram: {
    draw: rameshwaram,
    shrine: linga,
    half: 392,
    height: 454,
    land: "cape",
    time: { hour: "sunrise", moon: undefined },
    stone: ["#fff0d4", "#8d6a78"],
  },
  "mahalakshmi-kolhapur": {
    draw: mahalakshmiKolhapur,
    half: 306,
    height: 482,
    land: "town",
    time: { hour: "dusk", moon: undefined },
    stone: ["#e9cdb8", "#5f3b54"],
  },
  vindhyavasini: {
    draw: vindhyavasini,
    half: 196,
    height: 488,
    land: "trail",
    time: { hour: "dusk", moon: 8 },
  },
  kamakhya: {
    draw: kamakhya,
    half: 402,
    height: 464,
    land: "hilltop",
    time: { hour: "predawn", moon: 19 },
    stone: ["#e4a59c", "#5a2440"],
  },
  "siddhivinayak-mumbai": {
    draw: siddhivinayakMumbai,
    half: 192,
    height: 520,
    land: "city",
    time: { hour: "sunrise", moon: undefined },
    stone: ["#fff3e2", "#a0705a"],
  },
  "hanuman-garhi-ayodhya": {
    draw: hanumanGarhiAyodhya,
    half: 330,
    height: 526,
    land: "hilltop",
    time: { hour: "noon", moon: undefined },
    stone: ["#fff0cf", "#b5613a"],
  },
  "banke-bihari-vrindavan": {
    draw: bankeBihariVrindavan,
    half: 272,
    height: 488,
    land: "grove",
    time: { hour: "night", moon: 11 },
  },
  "arasavalli-surya": {
    draw: arasavalliSurya,
    half: 328,
    height: 500,
    land: "tank",
    time: { hour: "sunrise", moon: undefined },
    stone: ["#f7d9ae", "#96583e"],
  },
  badrinath: {
    draw: badrinath,
    half: 286,
    height: 458,
    land: "peaks",
    time: { hour: "noon", moon: undefined },
    stone: ["#fff0cf", "#b8643a"],
  },
  "kalighat-kolkata": {
    draw: kalighatKolkata,
    half: 216,
    height: 478,
    land: "palms",
    time: { hour: "night", moon: 30 },
    stone: ["#f0d6c4", "#5a2434"],
  },
};
