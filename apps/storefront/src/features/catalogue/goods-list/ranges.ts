import type { FilterKey, Filters } from "@aradhana/core/catalogue";
import type { Currency } from "@aradhana/core/contract";
import { latinDigits } from "@aradhana/core/digits";

/** What a list of goods can be narrowed to a range of. */
export type RangeName = "price" | "carat" | "ratti";

export interface Range {
  name: RangeName;
  min: FilterKey;
  max: FilterKey;
  /** Limits between the common ranges, lowest first; of prices in minor units. */
  steps: Record<Currency, readonly number[]>;
}

const weights = (steps: readonly number[]) => ({ inr: steps, usd: steps, eur: steps });
const abroad = (steps: readonly number[]) => steps.map((amount) => amount * 100);

export const productRanges: readonly Range[] = [
  {
    ...{ name: "price", min: "min", max: "max" },
    steps: {
      inr: abroad([500, 1000, 2500, 5000]),
      usd: abroad([15, 30, 75, 150]),
      eur: abroad([15, 30, 75, 150]),
    },
  },
];

export const gemRanges: readonly Range[] = [
  { ...{ name: "ratti", min: "min_ratti", max: "max_ratti" }, steps: weights([3, 5, 7, 9]) },
  { ...{ name: "carat", min: "min_carat", max: "max_carat" }, steps: weights([3, 5, 7, 9]) },
  {
    ...{ name: "price", min: "min", max: "max" },
    steps: {
      inr: abroad([5_000, 20_000, 50_000, 200_000]),
      usd: abroad([75, 300, 750, 3000]),
      eur: abroad([75, 300, 750, 3000]),
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

const weightShape = /^\d{1,3}(\.\d{1,3})?$/;
const thousands = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** A typed weight as the list takes it: in any digits; empty where none is typed, undefined where it is no weight. */
export function readWeight(typed: string): string | undefined {
  const latin = latinDigits(typed).trim();
  const plain = thousands.test(latin) ? latin.replaceAll(",", "") : latin;
  return plain === "" || weightShape.test(plain) ? plain : undefined;
}
