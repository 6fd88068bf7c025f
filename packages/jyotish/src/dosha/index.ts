export { type KaalSarp, kaalSarp } from "./kaal-sarp.ts";
export { type Manglik, type ManglikCancellation, type ManglikFrom, manglik } from "./manglik.ts";
export { type Pitra, type PitraReason, pitra } from "./pitra.ts";
export { type SadeSatiPeriod, type SadeSatiPhase, sadeSatiAt, sadeSatiPeriods } from "./sade-sati.ts";
export type { Verdict } from "./verdict.ts";
