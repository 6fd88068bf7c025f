import type { PoojaCard } from "../contract/index.ts";

/** How many cards are in view together: among so many no picture should repeat. */
const IN_VIEW = 4;

type Pictured = Pick<PoojaCard, "image" | "temple" | "deities">;

/**
 * The picture for each card of a list: its own or, where one just before it shows the same (two dates of one
 * puja), that of its temple, else of its deity.
 */
export function variedPictures(cards: readonly Pictured[]): string[] {
  const shown: string[] = [];
  for (const { image, temple, deities } of cards) {
    const near = shown.slice(-IN_VIEW);
    const choices = [image.name, `temple-${temple.slug}`, ...deities.map(({ slug }) => `deity-${slug}`)];
    shown.push(choices.find((name) => !near.includes(name)) ?? image.name);
  }
  return shown;
}
