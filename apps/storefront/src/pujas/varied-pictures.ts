import type { PoojaCard } from "@aradhana/core/contract";

/** How many cards one sees at a glance: among so many no picture should come twice. */
const GLANCE = 4;

/**
 * The picture of each puja of a list: its own or, where one just before it shows the same (two abhisheks of
 * Shiva), that of its temple, else of its deity.
 */
export function variedPictures(pujas: readonly PoojaCard[]): string[] {
  const shown: string[] = [];
  for (const { image, temple, deities } of pujas) {
    const near = shown.slice(-GLANCE);
    const choices = [image.name, `temple-${temple.slug}`, ...deities.map(({ slug }) => `deity-${slug}`)];
    shown.push(choices.find((name) => !near.includes(name)) ?? image.name);
  }
  return shown;
}
