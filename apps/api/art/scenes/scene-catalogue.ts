import { allChadhaava } from "../../seed/chadhaava/all-chadhaava.ts";
import { allPujaSeries } from "../../seed/pujas/all-puja-series.ts";
import { temples } from "../../seed/temples/temples.ts";
import { acts } from "./acts/acts.ts";
import { offering } from "./acts/offering.ts";
import { timeOfOccasion } from "./hour-of-occasion.ts";
import { occasionAir } from "./occasion-air.ts";
import type { Scene } from "./scene.ts";
import { stagingOf } from "./stagings.ts";
import { templeLooks } from "./temples/temples.ts";

const pujaScenes = allPujaSeries.map(({ slug, temple, deities: [deity], occasion, act }): [string, Scene] => {
  const name = `puja-${slug}`;
  return [
    name,
    {
      temple,
      deity,
      ...timeOfOccasion(occasion),
      air: occasionAir[occasion],
      act: acts[act],
      staging: stagingOf(name),
    },
  ];
});

const chadhaavaScenes = allChadhaava.map(
  ({ slug, temple, deities: [deity], occasion, offerings }): [string, Scene] => {
    const name = `chadhaava-${slug}`;
    const act = offering(
      offerings.map((kind) => kind.slug),
      templeLooks[temple].shrine,
    );
    return [
      name,
      {
        temple,
        deity,
        ...timeOfOccasion(occasion),
        air: occasionAir[occasion],
        act,
        staging: stagingOf(name),
      },
    ];
  },
);

const templeScenes = temples.map(({ slug, deities: [deity] }): [string, Scene] => {
  const name = `temple-${slug}`;
  const { time } = templeLooks[slug];
  return [name, { temple: slug, deity, ...time, air: undefined, act: undefined, staging: stagingOf(name) }];
});

/** The scenes of all pujas, chadhaava and temples of the seed, by picture name. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ...pujaScenes,
  ...chadhaavaScenes,
  ...templeScenes,
]);

/** What is done in each puja, from near. */
export const closeUps: ReadonlyMap<string, Scene> = new Map(
  pujaScenes.map(([name, scene]) => [`${name}-altar`, scene]),
);
