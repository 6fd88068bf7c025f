// How long a chart and a panchang take: `pnpm --filter @aradhana/jyotish bench`. The CPU's time counts, so that other
// processes on the machine do not. A chart may take 0.5 ms.
import { birthChart, housesOf } from "../src/chart/index.ts";
import { dashasAt, mahadashas } from "../src/dasha/index.ts";
import { kaalSarp, manglik, pitra, sadeSatiPeriods } from "../src/dosha/index.ts";
import { panchangOf } from "../src/panchang/index.ts";
import { nextRise } from "../src/sky/index.ts";

const DAY = 86_400_000;
const place = { lat: 23.1828, lon: 75.7682 };
const dayAfter1950 = (index: number) => new Date(Date.UTC(1950, 0, 1) + (index % 29_000) * 1.37 * DAY);

const jobs: Record<string, { rounds: number; run: (index: number) => unknown }> = {
  "chart: lagna and nine grahas": {
    rounds: 4000,
    run: (index) => birthChart({ instant: dayAfter1950(index), place }),
  },
  "chart with D1, D9, Moon, doshas and dashas": {
    rounds: 4000,
    run(index) {
      const instant = dayAfter1950(index);
      const chart = birthChart({ instant, place });
      const houses = (["D1", "D9", "moon"] as const).map((kind) => housesOf(chart, kind));
      const dashas = dashasAt(mahadashas(chart.grahas.moon.longitude, instant), instant);
      return [houses, dashas, manglik(chart), kaalSarp(chart), pitra(chart)];
    },
  },
  sunrise: { rounds: 1000, run: (index) => nextRise("sun", dayAfter1950(index), place) },
  "panchang of a day": {
    rounds: 100,
    run: (index) =>
      panchangOf({ date: dayAfter1950(index).toISOString().slice(0, 10), zone: "Asia/Kolkata", place }),
  },
  "Sade Sati of 100 years": {
    rounds: 20,
    run: (index) => sadeSatiPeriods((index % 12) + 1, dayAfter1950(index), dayAfter1950(index + 26_663)),
  },
};

for (const [name, { rounds, run }] of Object.entries(jobs)) {
  for (let index = 0; index < rounds / 4; index++) run(index);
  const before = process.cpuUsage();
  for (let index = 0; index < rounds; index++) run(index);
  const { user, system } = process.cpuUsage(before);
  console.log(`${name.padEnd(44)} ${((user + system) / 1000 / rounds).toFixed(3).padStart(8)} ms`);
}
