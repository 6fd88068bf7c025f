import { listHref } from "@aradhana/core/catalogue";
import type { Language } from "@aradhana/core/contract";
import { FacetLinks } from "@aradhana/ui/facets";
import { useText } from "../../../shared/i18n/define-text.ts";
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

const ProductFilters = (part: ListPartProps) => (
  <>
    {productRanges.map((range) => (
      <RangeFilter key={range.name} range={range} {...part} />
    ))}
    <StockFilter {...part} />
  </>
);

/** Gems need none: each is one piece, and leaves the list when it is sold. */
function StockFilter({ path, listing: { filters } }: ListPartProps) {
  const t = useText(goodsListText);
  const selected = filters.in_stock === "true";
  const href = listHref(path, filters, { in_stock: selected ? "" : "true" });
  return <FacetLinks label={t.stock} open options={[{ label: t.inStock, selected, href }]} />;
}

const chosenProductRanges = chosenOf(productRanges);

const GemRanges = (part: ListPartProps) =>
  gemRanges.map((range) => <RangeFilter key={range.name} range={range} {...part} />);

/** What the list of products has beside its facets. */
export const productExtras: ListExtras = {
  Filters: ProductFilters,
  chosen: (listing, language) => [
    ...chosenProductRanges(listing, language),
    ...(listing.filters.in_stock === "true"
      ? [{ label: goodsListText.in(language).inStock, without: { in_stock: "" } }]
      : []),
  ],
};

/** What the list of gemstones has beside its facets. */
export const gemExtras: ListExtras = { Filters: GemRanges, chosen: chosenOf(gemRanges) };
