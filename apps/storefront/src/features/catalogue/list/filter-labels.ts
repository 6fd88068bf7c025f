import { type ChosenFilter, chosenFilters, type Filters, type ListFacet } from "@aradhana/core/catalogue";
import type { Currency, Language } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { formatDay } from "../../../shared/i18n/dates.ts";
import type { catalogueListText } from "./text.ts";

type ListText = ReturnType<typeof catalogueListText.in>;

/** The label of an applied filter, and the change that removes it. */
export interface LabelledFilter {
  label: string;
  without: Filters;
}

interface Listed {
  filters: Filters;
  facets: readonly ListFacet[];
  currency: Currency;
}

/** The labels of all applied filters, in the visitor's language. */
export function labelledFilters(listed: Listed, t: ListText, language: Language): LabelledFilter[] {
  return chosenFilters(listed).map((chosen) => ({
    label: labelOf(chosen, listed.currency, t, language),
    without: chosen.without,
  }));
}

function labelOf(chosen: ChosenFilter, currency: Currency, t: ListText, language: Language): string {
  switch (chosen.kind) {
    case "search":
      return `“${chosen.text}”`;
    case "facet":
      return chosen.label;
    case "price":
      return t.upTo(formatMoney({ amount: chosen.max, currency }));
    case "vip":
      return t.vipOnly;
    case "dates": {
      const day = (date: string) => formatDay(date, language);
      const { from, to } = chosen;
      if (from && to) return t.span(day(from), day(to));
      return from ? t.since(day(from)) : t.until(day(to ?? ""));
    }
  }
}
