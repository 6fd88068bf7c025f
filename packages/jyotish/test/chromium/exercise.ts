/// <reference types="vite/client" />
import { avakahadaOf } from "../../src/avakahada/index.ts";
import { birthChart, housesOf } from "../../src/chart/index.ts";
import { dashasAt, mahadashas } from "../../src/dasha/index.ts";
import { kaalSarp, manglik, pitra, sadeSatiPeriods } from "../../src/dosha/index.ts";
import { adviseGems } from "../../src/gems/index.ts";
import { matchByMoon } from "../../src/match/index.ts";
import { nakshatraAt } from "../../src/nakshatra/index.ts";
import { nameNumber } from "../../src/numerology/index.ts";
import { panchangOf } from "../../src/panchang/index.ts";
import { rashiAfter } from "../../src/rashi/index.ts";
import { ayanamsaAt } from "../../src/sky/index.ts";
import { readLocalTime } from "../../src/time/index.ts";

const place = { lat: 28.6139, lon: 77.209 };
const instant = new Date("1943-05-31T23:00:00Z");
const chart = birthChart({ instant, place });

/** Runtimes differ in the last bits of a sine. */
const rounded = (_key: string, value: unknown) =>
  typeof value === "number" ? Number(value.toFixed(6)) : value;

/** A call of each entry point whose result is the same everywhere. */
const examples: Record<string, () => unknown> = {
  avakahada: () => avakahadaOf(chart.grahas.moon.longitude),
  chart: () => [chart, housesOf(chart, "D9")],
  dasha: () => dashasAt(mahadashas(chart.grahas.moon.longitude, instant), new Date("2026-11-23T00:00:00Z")),
  dosha: () => [
    ...[manglik(chart), kaalSarp(chart), pitra(chart)],
    sadeSatiPeriods(5, instant, new Date("1950-01-01T00:00:00Z")).map(({ phase }) => phase),
  ],
  gems: () => adviseGems(chart.lagna.rashi),
  match: () => matchByMoon({ bride: 10, groom: 200 }),
  nakshatra: () => nakshatraAt(100),
  numerology: () => nameNumber("Zoë Quinn-O'Hara", "chaldean"),
  panchang: () => {
    const found = panchangOf({ date: "2026-11-23", zone: "Asia/Kolkata", place });
    return found.status === "ok" && [found.sunset.toISOString().slice(0, 16), found.tithi[0]?.number];
  },
  rashi: () => rashiAfter(12, 1),
  sky: () => ayanamsaAt(instant),
  time: () => readLocalTime({ date: "1943-06-01", time: "05:30", zone: "Asia/Kolkata" }),
};

const entryPoints = import.meta.glob<Record<string, unknown>>("../../src/*/index.ts");
const nameOf = (path: string) => path.split("/").at(-2) ?? "";

/** Loads and calls every entry point. Returns the results as JSON by entry-point name. */
export async function exercise(): Promise<string> {
  const opened = await Promise.all(
    Object.entries(entryPoints).map(async ([path, open]) => {
      const exports = Object.keys(await open()).sort();
      return [nameOf(path), { exports, result: examples[nameOf(path)]?.() }] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(opened), rounded);
}
