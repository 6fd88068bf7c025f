import { type Filters, listHref } from "@aradhana/core/catalogue";
import type { Currency } from "@aradhana/core/contract";
import { currencySymbol } from "@aradhana/core/currency";
import { Button } from "@aradhana/ui/button";
import { TextField } from "@aradhana/ui/text-field";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { QueryForm } from "../../../shared/forms/query-form.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { HiddenFilters } from "../list/hidden-filters.tsx";
import listStyles from "../list/list.module.css";
import { readPrice, readWeight, typedPrice } from "../list/typed-number.ts";
import { amountLabel } from "./range-label.ts";
import { boundsIn, isReversed, type Range } from "./ranges.ts";
import { goodsListText } from "./text.ts";

interface RangeFormProps {
  range: Range;
  path: string;
  filters: Filters;
  currency: Currency;
}

const ends = ["min", "max"] as const;
type Errors = Partial<Record<(typeof ends)[number], string>>;

/** The two ends of any range, prices in the currency of the list. What cannot be read stays, with an error. */
export function RangeForm({ range, path, filters, currency }: RangeFormProps) {
  const t = useText(goodsListText);
  const navigate = useNavigate();
  const isPrice = range.name === "price";
  const set = boundsIn(range, filters);
  const { [range.min]: _, [range.max]: __, ...others } = filters;
  // Without a script the server draws what is wrong with the range of the address.
  const [errors, setErrors] = useState<Errors>(() => reversedError(set));

  function reversedError(bounds: typeof set): Errors {
    return isReversed(bounds) ? { max: t.tooLow(amountLabel(range.name, bounds.min, currency, t)) } : {};
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const fieldOf = (end: (typeof ends)[number]) => elements.namedItem(range.typed[end]) as HTMLInputElement;
    const read = (end: (typeof ends)[number]) => (isPrice ? readPrice : readWeight)(fieldOf(end).value);
    const [min, max] = [read("min"), read("max")];
    const unread = isPrice ? t.priceError : t.weightError;
    const found: Errors =
      min === undefined || max === undefined
        ? { ...(min === undefined && { min: unread }), ...(max === undefined && { max: unread }) }
        : reversedError({ min, max });
    setErrors(found);
    const wrong = ends.find((end) => found[end]);
    if (wrong) fieldOf(wrong).focus();
    else void navigate(listHref(path, others, { [range.min]: min ?? "", [range.max]: max ?? "" }));
  }

  const symbol = currencySymbol(currency).trim();
  const unit = range.name === "price" ? symbol : t.shortUnit[range.name];
  return (
    <QueryForm
      action={path}
      className={listStyles.dates}
      aria-label={t.range[range.name](symbol)}
      onSubmit={submit}
    >
      {ends.map((end) => (
        <TextField
          key={end}
          inputMode="decimal"
          name={range.typed[end]}
          label={end === "min" ? t.least(unit) : t.most(unit)}
          defaultValue={isPrice ? typedPrice(set[end]) : set[end]}
          error={errors[end]}
          maxLength={isPrice ? 13 : 7}
        />
      ))}
      <HiddenFilters filters={others} />
      <Button type="submit" variant="line" size="sm">
        {t.show}
      </Button>
    </QueryForm>
  );
}
