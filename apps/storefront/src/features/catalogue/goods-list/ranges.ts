import type { FilterKey, Filters } from "@aradhana/core/catalogue";
import type { Currency } from "@aradhana/core/contract";
import { typedPriceFields } from "../list/typed-number.ts";

/** What a list of goods can be narrowed to a range of. */
export type RangeName = "price" | "carat" | "ratti";

export interface Range {
  name: RangeName;
  min: FilterKey;
  max: FilterKey;
  /** The fields in which its ends are typed; prices in whole units, as visitors know them. */
  typed: { min: string; max: string };
  /** Limits between the common ranges, lowest first; of prices in minor units. */
  steps: Record<Currency, readonly number[]>;
}

const weights = (steps: readonly number[]) => ({ inr: steps, usd: steps, eur: steps });
/** Whole units of a currency in minor units. */
const minor = (steps: readonly number[]) => steps.map((amount) => amount * 100);

export const productRanges: readonly Range[] = [
  {
    ...{ name: "price", min: "min", max: "max", typed: typedPriceFields },
    steps: {
      inr: minor([500, 1000, 2500, 5000]),
      usd: minor([15, 30, 75, 150]),
      eur: minor([15, 30, 75, 150]),
    },
  },
];

export const gemRanges: readonly Range[] = [
  {
    ...{ name: "ratti", min: "min_ratti", max: "max_ratti" },
    typed: { min: "min_ratti", max: "max_ratti" },
    steps: weights([3, 5, 7, 9]),
  },
  {
    ...{ name: "carat", min: "min_carat", max: "max_carat" },
    typed: { min: "min_carat", max: "max_carat" },
    steps: weights([3, 5, 7, 9]),
  },
  {
    ...{ name: "price", min: "min", max: "max", typed: typedPriceFields },
    steps: {
      inr: minor([5_000, 20_000, 50_000, 200_000]),
      usd: minor([75, 300, 750, 3000]),
      eur: minor([75, 300, 750, 3000]),
    },
  },
];

/** The part of the filters that a range sets; an empty text removes it. */
export interface Bounds {
  min: string;
  max: string;
}

/** The common ranges: up to the first limit, between each two, and from the last on. */
export function commonBounds({ steps }: Range, currency: Currency): Bounds[] {
  const limits = steps[currency].map(String);
  return ["", ...limits].map((min, index) => ({ min, max: limits[index] ?? "" }));
}

/** The bounds that the filters set. */
export const boundsIn = ({ min, max }: Range, filters: Filters): Bounds => ({
  min: filters[min] ?? "",
  max: filters[max] ?? "",
});

/** Whether the lowest value is above the highest, so that nothing can match. */
export const isReversed = ({ min, max }: Bounds): boolean =>
  min !== "" && max !== "" && Number(min) > Number(max);
