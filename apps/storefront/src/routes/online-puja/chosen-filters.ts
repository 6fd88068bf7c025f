import type { Currency, Facet, Language } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { formatDate } from "../../i18n/dates.ts";
import type { Filters } from "./filters.ts";
import type { listText } from "./text.ts";

type Words = ReturnType<typeof listText.in>;

/** A filter that is on, in words, and what takes it off. */
export interface ChosenFilter {
  label: string;
  without: Filters;
}

interface Listed {
  filters: Filters;
  facets: readonly Facet[];
  currency: Currency;
}

/** Every filter that is on. The order of the list is none. */
export function chosenFilters(
  { filters, facets, currency }: Listed,
  t: Words,
  language: Language,
): ChosenFilter[] {
  const { q, from, to, max_price, vip } = filters;
  const day = (date: string) => formatDate(`${date}T12:00:00+05:30`, "short-day", language);
  const chosen: ChosenFilter[] = [];
  if (q) chosen.push({ label: `“${q}”`, without: { q: "" } });
  for (const { key, options } of facets) {
    const value = filters[key];
    if (!value) continue;
    const label = options.find((option) => option.value === value)?.label ?? value;
    chosen.push({ label, without: { [key]: "" } });
  }
  if (from || to) {
    const label =
      from && to ? t.span(day(from), day(to)) : from ? t.since(day(from)) : t.until(day(to ?? ""));
    chosen.push({ label, without: { from: "", to: "" } });
  }
  if (max_price) {
    const label = t.upTo(formatMoney({ amount: Number(max_price), currency }));
    chosen.push({ label, without: { max_price: "" } });
  }
  if (vip === "true") chosen.push({ label: t.vipOnly, without: { vip: "" } });
  return chosen;
}
