import { expect, it } from "vitest";
import { timeOfOccasion } from "./hour-of-occasion.ts";

it.each([
  ["pradosh", { hour: "dusk", moon: 13 }],
  ["purnima-dusk", { hour: "dusk", moon: 15 }],
  ["purnima", { hour: "predawn", moon: 15 }],
  ["ekadashi", { hour: "predawn", moon: 26 }],
  ["sankashti-chaturthi", { hour: "night", moon: 19 }],
  ["amavasya-night", { hour: "night", moon: 30 }],
] as const)("%s shows the moon of its tithi at its hour", (occasion, time) => {
  expect(timeOfOccasion(occasion)).toEqual(time);
});

it.each([
  ["shukla-panchami", "sunrise"],
  ["durgashtami", "sunrise"],
  ["shukla-navami", "noon"],
  ["amavasya-midday", "noon"],
  ["tuesday-dusk", "dusk"],
] as const)("%s shows the sun: the moon of its tithi is not in the sky then", (occasion, hour) => {
  expect(timeOfOccasion(occasion)).toEqual({ hour, moon: undefined });
});
