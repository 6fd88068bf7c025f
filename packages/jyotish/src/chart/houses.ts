import { lordOf, type Rashi, rashiAfter } from "../rashi/index.ts";
import { type Graha, grahas, type Planet } from "../sky/index.ts";
import type { BirthChart } from "./birth-chart.ts";

/** D1 is the chart of the birth, D9 the navamsa; the Moon's chart is D1 with the Moon's rashi as the first house. */
export type ChartKind = "D1" | "D9" | "moon";

/** A house (bhava) of a chart. */
export type House = {
  /** 1 to 12 */
  readonly number: number;
  readonly rashi: Rashi;
  readonly lord: Planet;
  readonly grahas: readonly Graha[];
};

/** The twelve houses of one of a birth's charts, whole signs. */
export function housesOf(chart: BirthChart, kind: ChartKind): House[] {
  const rashiIn = (graha: Graha) => chart.grahas[graha][kind === "D9" ? "navamsa" : "rashi"];
  const first = { D1: chart.lagna.rashi, D9: chart.lagna.navamsa, moon: chart.grahas.moon.rashi }[kind];
  return Array.from({ length: 12 }, (_, index) => {
    const rashi = rashiAfter(first, index);
    return {
      number: index + 1,
      rashi,
      lord: lordOf(rashi),
      grahas: grahas.filter((graha) => rashiIn(graha) === rashi),
    };
  });
}
