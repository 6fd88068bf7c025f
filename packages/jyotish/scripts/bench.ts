// How long a chart and a panchang take: `pnpm --filter @aradhana/jyotish bench`. The CPU's time counts, so that other
// processes on the machine do not. Ends with an error if the best round of a chart takes more than its mark.
import { birthChart, housesOf } from "../src/chart/index.ts";
import { dashasAt, mahadashas } from "../src/dasha/index.ts";
import { kaalSarp, manglik, pitra, sadeSatiPeriods } from "../src/dosha/index.ts";
import { panchangOf } from "../src/panchang/index.ts";
import { nextRise } from "../src/sky/index.ts";

const DAY = 86_400_000;
const place = { lat: 23.1828, lon: 75.7682 };
const dayAfter1950 = (index: number) => new Date(Date.UTC(1950, 0, 1) + (index % 29_000) * 1.37 * DAY);

interface Job {
  rounds: number;
  /** What it may take, in ms. */
  mark?: number;
  run: (index: number) => unknown;
}

const jobs: Record<string, Job> = {
  "chart: lagna and nine grahas": {
    ...{ rounds: 1000, mark: 0.5 },
    run: (index) => birthChart({ instant: dayAfter1950(index), place }),
  },
  "chart with D1, D9, Moon, doshas and dashas": {
    ...{ rounds: 1000, mark: 0.5 },
    run(index) {
      const instant = dayAfter1950(index);
      const chart = birthChart({ instant, place });
      const houses = (["D1", "D9", "moon"] as const).map((kind) => housesOf(chart, kind));
      const dashas = dashasAt(mahadashas(chart.grahas.moon.longitude, instant), instant);
      return [houses, dashas, manglik(chart), kaalSarp(chart), pitra(chart)];
    },
  },
  sunrise: { rounds: 250, run: (index) => nextRise("sun", dayAfter1950(index), place) },
  "panchang of a day": {
    rounds: 25,
    run: (index) =>
      panchangOf({ date: dayAfter1950(index).toISOString().slice(0, 10), zone: "Asia/Kolkata", place }),
  },
  "Sade Sati of 100 years": {
    rounds: 5,
    run: (index) => sadeSatiPeriods((index % 12) + 1, dayAfter1950(index), dayAfter1950(index + 26_663)),
  },
};

/** Of these the fastest one counts: a machine that is busy slows the others down, and the CPU's clock with them. */
const REPEATS = 4;

for (const [name, { rounds, mark, run }] of Object.entries(jobs)) {
  for (let index = 0; index < rounds; index++) run(index);
  const times = Array.from({ length: REPEATS }, (_, repeat) => {
    const before = process.cpuUsage();
    for (let index = 0; index < rounds; index++) run(repeat * rounds + index);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / rounds;
  });
  const best = Math.min(...times);
  const isOver = mark !== undefined && best > mark;
  if (isOver) process.exitCode = 1;
  const note = mark === undefined ? "" : ` of ${mark} ms${isOver ? " ✘" : ""}`;
  console.log(`${name.padEnd(44)} ${best.toFixed(3).padStart(8)} ms${note}`);
}
