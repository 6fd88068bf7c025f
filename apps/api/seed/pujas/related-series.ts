import type { PujaSeries } from "./puja-series.ts";

const LIMIT = 4;

/** The most similar pujas: the same deity counts most, then the temple, then each shared purpose. */
export function relatedSeries(series: PujaSeries, all: readonly PujaSeries[]): readonly PujaSeries[] {
  return all
    .filter(({ slug }) => slug !== series.slug)
    .map((other) => ({ other, nearness: nearness(series, other) }))
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, LIMIT)
    .map(({ other }) => other);
}

function nearness(a: PujaSeries, b: PujaSeries): number {
  const deity = a.deities.some((slug) => b.deities.includes(slug)) ? 4 : 0;
  const temple = a.temple === b.temple ? 3 : 0;
  const purposes = a.purposes.filter((slug) => b.purposes.includes(slug)).length;
  return deity + temple + purposes;
}
