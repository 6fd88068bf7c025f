import { getPoojaListing } from "@aradhana/core/api";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { pujaText } from "../../pujas/text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { servicesContext } from "../../services/services.ts";
import { canonicalOf } from "./canonical.ts";
import { cardSizes } from "./card-sizes.ts";
import { type Filters, readFilters, readPages } from "./filters.ts";
import { listJsonLd } from "./json-ld.ts";
import { ListPage } from "./list-page.tsx";
import { listText } from "./text.ts";
import { titleOf } from "./title-of.ts";

export const texts = [listText, pujaText];

const PER_PAGE = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filters: Filters = readFilters(search);
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

export function meta({ data, language }: MetaArgs<Listing>): PageMeta {
  const first = data.pujas[0]?.image.name;
  return {
    title: titleOf(data, listText.in(language)),
    description: listText.in(language).description,
    canonical: canonicalOf(data.filters, data.pages.first),
    jsonLd: listJsonLd(data.pujas),
    ...(first && { picture: first, firstPicture: { name: first, sizes: cardSizes } }),
  };
}

export function Component() {
  return <ListPage listing={useLoaderData<typeof loader>()} />;
}
