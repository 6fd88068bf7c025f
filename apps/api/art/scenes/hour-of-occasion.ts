import type { Weekday } from "../../src/calendar/local-day.ts";
import type { OccasionRule } from "../../src/calendar/occasion-rule.ts";
import { type OccasionKey, occasionRules } from "../../src/calendar/occasion-rules.ts";
import type { Hour } from "./hours.ts";

/** The hour of a ritual and the tithi of the moon, if it is visible then. */
export interface SceneTime {
  readonly hour: Hour;
  readonly moon: number | undefined;
}

/** A ritual at sunrise takes two hours. On the days of the Moon and Saturn its picture shows the cooler light after sunrise. */
const coolDays: readonly Weekday[] = [1, 6];

const isUpBeforeSunrise = (tithi: number) => tithi >= 15 && tithi <= 28;
const isUpAfterSunset = (tithi: number) => tithi >= 2 && tithi <= 15;

/** The hour and the moon of an occasion. A moon below the horizon at that hour is not drawn. */
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
