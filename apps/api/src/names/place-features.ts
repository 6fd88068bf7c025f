/** What the places of a candidate among the others are found from. */
export interface Placed {
  features: { pairs: number; letters: number; isKnownSound: number; isStem: number };
  /** Which list of stems has it whole, from 1; 0 if none has. */
  list: number;
  isComposed: boolean;
}

/** A lower rank makes no difference. */
const LOWEST = 8;

/**
 * The keys in the list of weights for how each candidate stands among the others: its rank by either likelihood, which
 * means less for a listed stem than for a guess, and whether an earlier list has another of them. The lists were written
 * with the common words first.
 */
export function placeFeatures(candidates: readonly Placed[]): readonly (readonly string[])[] {
  return candidates.map((candidate) => {
    const { list } = candidate;
    const kind = kindOf(candidate);
    const rank = (by: "pairs" | "letters") =>
      candidates.filter(({ features }) => features[by] > candidate.features[by]).length;
    const others = candidates.filter((other) => other !== candidate && other.list > 0);
    const first = Math.min(...others.map((other) => other.list));
    return [
      `list=${list}`,
      `list=${list},others=${others.length === 0 ? "none" : orderOf(first, list)}`,
      `pairs=${Math.min(rank("pairs"), LOWEST)},${kind}`,
      `letters=${Math.min(rank("letters"), LOWEST)},${kind}`,
    ];
  });
}

function kindOf({ features, isComposed }: Placed): string {
  if (features.isStem) return "stem";
  if (features.isKnownSound) return "known";
  return isComposed ? "composed" : "other";
}

function orderOf(first: number, list: number): string {
  if (first === list) return "same";
  return list === 0 || first < list ? "earlier" : "later";
}
