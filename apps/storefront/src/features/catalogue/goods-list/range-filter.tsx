import { listHref } from "@aradhana/core/catalogue";
import { currencySymbol } from "@aradhana/core/currency";
import { FacetLinks } from "@aradhana/ui/facets";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { ListPartProps } from "../list/list-view.ts";
import { RangeForm } from "./range-form.tsx";
import { rangeLabel } from "./range-label.ts";
import { type Bounds, boundsIn, commonBounds, type Range } from "./ranges.ts";
import { goodsListText } from "./text.ts";

/** One range of a list: the common ones as links, and any other by its two ends. */
export function RangeFilter({ range, path, listing }: ListPartProps & { range: Range }) {
  const t = useText(goodsListText);
  const { filters, currency } = listing;
  const set = boundsIn(range, filters);
  const isSet = ({ min, max }: Bounds) => min === set.min && max === set.max;
  const changeTo = ({ min, max }: Bounds) => ({ [range.min]: min, [range.max]: max });
  return (
    <FacetLinks
      label={t.range[range.name](currencySymbol(currency).trim())}
      open={Boolean(set.min || set.max)}
      options={commonBounds(range, currency).map((bounds) => ({
        label: rangeLabel(range.name, bounds, currency, t),
        selected: isSet(bounds),
        href: listHref(path, filters, changeTo(isSet(bounds) ? { min: "", max: "" } : bounds)),
      }))}
    >
      <RangeForm key={`${set.min} ${set.max}`} {...{ range, path, filters, currency }} />
    </FacetLinks>
  );
}
