import { getArticles } from "@aradhana/core/api";
import { longestSearch, slug } from "@aradhana/core/contract";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import * as v from "valibot";
import { servicesContext } from "../../../shared/services/services.ts";
import type { ArticleFilters } from "./articles-path.ts";

/** Five rows of cards on a wide screen. */
const PER_PAGE = 15;

const pageNumber = v.fallback(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(1000)),
  1,
);

/** Reads the filters of an address; what makes no sense is ignored. */
export function readFilters(search: URLSearchParams): ArticleFilters {
  const category = search.get("category") ?? undefined;
  return {
    category: v.is(slug, category) ? category : undefined,
    q: search.get("q")?.trim().slice(0, longestSearch) || undefined,
    page: v.parse(pageNumber, search.get("page")),
  };
}

export async function loadArticles({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const { results, meta } = await getArticles(api, { ...filters, limit: PER_PAGE });
  const total = meta.total ?? results.blogs.length;
  const pages = Math.ceil(total / PER_PAGE);
  // An old link to a page that is no longer there.
  if (pages > 0 && filters.page > pages) {
    searchParams.set("page", String(pages));
    throw redirect(`${pathname}?${searchParams}`);
  }
  return { ...results, filters, total, pages };
}

export type ArticleList = Awaited<ReturnType<typeof loadArticles>>;
