import type { PoojaPackage } from "@aradhana/core/contract";

/** What every package holds, so that each needs to name only what sets it apart. None where there is no choice. */
export function sharedFeatures(packages: readonly Pick<PoojaPackage, "features">[]): ReadonlySet<string> {
  const [first, ...others] = packages;
  if (!first || others.length === 0) return new Set();
  return new Set(
    first.features.filter((feature) => others.every(({ features }) => features.includes(feature))),
  );
}
