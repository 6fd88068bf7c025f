import type { Language } from "@aradhana/core/contract";
import type { ListExtras, ListPartProps } from "../list/list-view.ts";
import { RangeFilter } from "./range-filter.tsx";
import { rangeLabel } from "./range-label.ts";
import { boundsIn, gemRanges, productRanges, type Range } from "./ranges.ts";
import { goodsListText } from "./text.ts";

/** The labels of those ranges that are on. */
const chosenOf =
  (ranges: readonly Range[]) =>
  ({ filters, currency }: ListPartProps["listing"], language: Language) =>
    ranges.flatMap((range) => {
      const bounds = boundsIn(range, filters);
      if (!bounds.min && !bounds.max) return [];
      const label = rangeLabel(range.name, bounds, currency, goodsListText.in(language));
      return [{ label, without: { [range.min]: "", [range.max]: "" } }];
    });

const ProductRanges = (part: ListPartProps) =>
  productRanges.map((range) => <RangeFilter key={range.name} range={range} {...part} />);

const GemRanges = (part: ListPartProps) =>
  gemRanges.map((range) => <RangeFilter key={range.name} range={range} {...part} />);

/** What the list of products has beside its facets. */
export const productExtras: ListExtras = { Filters: ProductRanges, chosen: chosenOf(productRanges) };

/** What the list of gemstones has beside its facets. */
export const gemExtras: ListExtras = { Filters: GemRanges, chosen: chosenOf(gemRanges) };
