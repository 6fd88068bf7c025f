import { n } from "./svg.ts";

/** The outline of the lit part of a moon at 0,0. Tithis count from the new moon: 15 is purnima, 30 amavasya. */
export function litMoon(tithi: number, r: number): string {
  const lit = Math.cos((tithi / 15) * Math.PI);
  const waxing = tithi <= 15;
  const limb = `M0 ${-r}A${r} ${r} 0 0 ${waxing ? 1 : 0} 0 ${r}`;
  return `${limb}A${n(Math.abs(lit) * r)} ${r} 0 0 ${lit > 0 === waxing ? 0 : 1} 0 ${-r}Z`;
}

/** From the fourteenth tithi of the dark half to the first of the bright half no moon is visible. */
export const isMoonless = (tithi: number) => tithi >= 29 || tithi <= 1;
