import {
  type FilterKey,
  type Filters,
  type ListFacet,
  type Pages,
  readFilters,
  readPages,
} from "@aradhana/core/catalogue";
import type { Currency } from "@aradhana/core/contract";
import { latinDigits } from "@aradhana/core/digits";
import type { LoaderFunctionArgs } from "react-router-dom";
import * as v from "valibot";
import type { CatalogueSource } from "../../../lines/catalogue-source.ts";
import { leaveMissingPage } from "../../../shared/list-pages/leave-missing-page.ts";
import { servicesContext } from "../../../shared/services/services.ts";
import { readPrice, typedPriceFields } from "./typed-number.ts";

const PER_PAGE = 12;

/** What a list shows. */
export interface Listing<Card, Extra = unknown> {
  filters: Filters;
  pages: Pages;
  cards: Card[];
  /** What comes nearest, else what there is, if nothing matches. */
  suggestions: Card[];
  /** Whether they are similar to the search. */
  hasSimilar?: boolean | undefined;
  facets: ListFacet[];
  total: number;
  perPage: number;
  serverTime: string;
  currency: Currency;
  /** What only the lists of its line have. */
  extra?: Extra | undefined;
}

/** Fetches the pages of a list for an address; `fixed` filters override the address. */
export async function loadList<Card extends { id: string }, Extra = undefined>(
  { request, context }: LoaderFunctionArgs,
  source: CatalogueSource<Card, Extra>,
  fixed: Filters = {},
): Promise<Listing<Card, Extra>> {
  const { api } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const accepts = (key: FilterKey, value: string) => {
    const schema = source.schemas[key];
    return schema !== undefined && v.safeParse(schema, value).success;
  };
  const filters = without(readFilters(asFilters(search), accepts), fixed);
  const { first, count } = readPages(search);
  const [page, ...following] = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      source.fetchPage(api, { ...filters, ...fixed, page: first + index, limit: PER_PAGE }),
    ),
  );
  if (!page) throw new RangeError("readPages counts from one");
  const { facets, suggestions, hasSimilar, cards, meta, extra } = page;
  const total = meta.total ?? cards.length;
  leaveMissingPage(request, first, { total, perPage: PER_PAGE });
  return {
    filters,
    pages: { first, count },
    // A card that moved from one page to the next while they were read is shown once.
    cards: uniqueById([...cards, ...following.flatMap((each) => each.cards)]),
    facets,
    suggestions,
    hasSimilar,
    total,
    perPage: PER_PAGE,
    serverTime: meta.server_time,
    currency: meta.currency,
    extra,
  };
}

/** Without a script a form sends what was typed: "१२" is 12, and a price is in whole units. */
const asFilters = (search: URLSearchParams) =>
  new URLSearchParams(
    [...search].map(([key, value]) => {
      if (key === typedPriceFields.min) return ["min", readPrice(value) ?? ""];
      if (key === typedPriceFields.max) return ["max", readPrice(value) ?? ""];
      return [key, isRange(key) ? latinDigits(value) : value];
    }),
  );

const isRange = (key: string) => key.startsWith("min") || key.startsWith("max");

const without = (filters: Filters, fixed: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !(key in fixed)));

function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
