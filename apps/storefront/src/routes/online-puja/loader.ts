import { getPoojaListing } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../services/services.ts";
import { readPages } from "./filters.ts";
import { readFilters } from "./read-filters.ts";

const PER_PAGE = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const { first, count } = readPages(search);
  const [page, ...following] = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      getPoojaListing(api, { ...filters, page: first + index, limit: PER_PAGE }),
    ),
  );
  if (!page) throw new RangeError("readPages counts from one");
  const { facets, suggestions, pujas } = page.results;
  return {
    filters,
    pages: { first, count },
    // A puja that moved between two pages while they were read is shown once.
    pujas: uniqueById([...pujas, ...following.flatMap(({ results }) => results.pujas)]),
    facets,
    suggestions,
    total: page.meta.total ?? pujas.length,
    perPage: PER_PAGE,
    serverTime: page.meta.server_time,
    currency: page.meta.currency,
  };
}

/** What the list shows. */
export type Listing = Awaited<ReturnType<typeof loader>>;

function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
