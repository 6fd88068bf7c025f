import { listHref } from "@aradhana/core/catalogue";
import { Button } from "@aradhana/ui/button";
import { FacetLinks } from "@aradhana/ui/facets";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HiddenFilters } from "../list/hidden-filters.tsx";
import listStyles from "../list/list.module.css";
import type { ListPartProps } from "../list/list-view.ts";
import { rangeLabel } from "./range-label.ts";
import { type Bounds, boundsIn, commonBounds, type Range, readWeight } from "./ranges.ts";
import { goodsListText } from "./text.ts";

/** One range of a list: the common ones as links, and any weight by its two ends. */
export function RangeFilter({ range, path, listing }: ListPartProps & { range: Range }) {
  const t = useText(goodsListText);
  const { filters, currency } = listing;
  const set = boundsIn(range, filters);
  const isSet = ({ min, max }: Bounds) => min === set.min && max === set.max;
  const changeTo = ({ min, max }: Bounds) => ({ [range.min]: min, [range.max]: max });
  const { [range.min]: _, [range.max]: __, ...stored } = filters;
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
        <WeightForm key={`${set.min} ${set.max}`} {...{ range, path, set }}>
          <HiddenFilters filters={stored} />
        </WeightForm>
      )}
    </>
  );
}

interface WeightFormProps {
  range: Range;
  path: string;
  set: Bounds;
  children: ReactNode;
}

/** The two ends of any weight. What is typed in other digits is read; what is no weight stays, with an error. */
function WeightForm({ range, path, set, children }: WeightFormProps) {
  const t = useText(goodsListText);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const fields = [range.min, range.max].flatMap((name) => {
      const field = event.currentTarget.elements.namedItem(name);
      return field instanceof HTMLInputElement ? [field] : [];
    });
    const unread = fields.filter((field) => readWeight(field.value) === undefined);
    setWrong(unread.map(({ name }) => name));
    if (unread.length > 0) {
      event.preventDefault();
      unread[0]?.focus();
      return;
    }
    for (const field of fields) field.value = readWeight(field.value) ?? "";
  }

  return (
    <Form action={path} className={listStyles.dates} onSubmit={submit}>
      {(["min", "max"] as const).map((end) => (
        <TextField
          key={end}
          inputMode="decimal"
          name={range[end]}
          label={end === "min" ? t.least : t.most}
          defaultValue={set[end]}
          error={wrong.includes(range[end]) && t.weightError}
          maxLength={7}
        />
      ))}
      {children}
      <Button type="submit" variant="line" size="sm">
        {t.show}
      </Button>
    </Form>
  );
}
