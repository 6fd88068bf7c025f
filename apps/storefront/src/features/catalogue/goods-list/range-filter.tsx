import { listHref } from "@aradhana/core/catalogue";
import { Button } from "@aradhana/ui/button";
import { FacetLinks } from "@aradhana/ui/facets";
import { TextField } from "@aradhana/ui/text-field";
import { Form } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HiddenFilters } from "../list/hidden-filters.tsx";
import listStyles from "../list/list.module.css";
import type { ListPartProps } from "../list/list-view.ts";
import { rangeLabel } from "./range-label.ts";
import { type Bounds, boundsIn, commonBounds, type Range } from "./ranges.ts";
import { goodsListText } from "./text.ts";

/** One range of a list: the common ones as links, and any weight by its two ends. */
export function RangeFilter({ range, path, listing }: ListPartProps & { range: Range }) {
  const t = useText(goodsListText);
  const { filters, currency } = listing;
  const set = boundsIn(range, filters);
  const isSet = ({ min, max }: Bounds) => min === set.min && max === set.max;
  const changeTo = ({ min, max }: Bounds) => ({ [range.min]: min, [range.max]: max });
  const { [range.min]: _, [range.max]: __, ...kept } = filters;
  return (
    <>
      <FacetLinks
        label={t.range[range.name]}
        open={Boolean(set.min || set.max)}
        options={commonBounds(range, currency).map((bounds) => ({
          label: rangeLabel(range.name, bounds, currency, t),
          selected: isSet(bounds),
          href: listHref(path, filters, changeTo(isSet(bounds) ? { min: "", max: "" } : bounds)),
        }))}
      />
      {range.name !== "price" && (
        <Form action={path} className={listStyles.dates} key={`${set.min} ${set.max}`}>
          <TextField
            inputMode="decimal"
            name={range.min}
            label={t.least}
            defaultValue={set.min}
            maxLength={7}
          />
          <TextField
            inputMode="decimal"
            name={range.max}
            label={t.most}
            defaultValue={set.max}
            maxLength={7}
          />
          <HiddenFilters filters={kept} />
          <Button type="submit" variant="line" size="sm">
            {t.show}
          </Button>
        </Form>
      )}
    </>
  );
}
