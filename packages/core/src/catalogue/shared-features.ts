import type { PoojaPackage } from "../contract/index.ts";

/** The features of every package, so that each lists only its own. Empty for a single package. */
export function sharedFeatures(packages: readonly Pick<PoojaPackage, "features">[]): ReadonlySet<string> {
  const [first, ...others] = packages;
  if (!first || others.length === 0) return new Set();
  return new Set(
    first.features.filter((feature) => others.every(({ features }) => features.includes(feature))),
  );
}
