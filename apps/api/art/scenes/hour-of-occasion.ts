import type { Weekday } from "../../src/calendar/local-day.ts";
import type { OccasionRule } from "../../src/calendar/occasion-rule.ts";
import { type OccasionKey, occasionRules } from "../../src/calendar/occasion-rules.ts";
import type { Hour } from "./hours.ts";

/** The hour of a rite, and the moon that is in the sky then. */
export interface SceneTime {
  readonly hour: Hour;
  readonly moon: number | undefined;
}

/** Rites of sunrise go on for two hours: those of the Moon and of Saturn are shown in the cool light after it. */
const coolDays: readonly Weekday[] = [1, 6];

const isUpBeforeSunrise = (tithi: number) => tithi >= 15 && tithi <= 28;
const isUpAfterSunset = (tithi: number) => tithi >= 2 && tithi <= 15;

/** The hour and the moon of an occasion. The moon is drawn only where it stands in the sky at that hour. */
export function timeOfOccasion(occasion: OccasionKey): SceneTime {
  const { at, day }: OccasionRule = occasionRules[occasion];
  const tithis = day.kind === "tithi" ? day.tithis : [];
  switch (at) {
    case "sunrise": {
      const moon = tithis.find(isUpBeforeSunrise);
      const isCool = day.kind === "weekday" && coolDays.includes(day.weekday);
      return { hour: moon ? "predawn" : isCool ? "morning" : "sunrise", moon };
    }
    case "midday":
      return { hour: "noon", moon: undefined };
    case "dusk":
      return { hour: "dusk", moon: tithis.find(isUpAfterSunset) };
    default:
      return { hour: "night", moon: tithis[0] ?? 30 };
  }
}
