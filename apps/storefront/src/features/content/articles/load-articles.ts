import { getArticles } from "@aradhana/core/api";
import { readPage } from "@aradhana/core/catalogue";
import { longestSearch, slug } from "@aradhana/core/contract";
import type { LoaderFunctionArgs } from "react-router-dom";
import * as v from "valibot";
import { leaveMissingPage } from "../../../shared/list-pages/leave-missing-page.ts";
import { servicesContext } from "../../../shared/services/services.ts";
import type { ArticleFilters } from "./articles-path.ts";

/** Five rows of cards on a wide screen. */
const PER_PAGE = 15;

/** Reads the filters of an address; what makes no sense is ignored. */
export function readFilters(search: URLSearchParams): ArticleFilters {
  const category = search.get("category") ?? undefined;
  return {
    category: v.is(slug, category) ? category : undefined,
    q: search.get("q")?.trim().slice(0, longestSearch) || undefined,
    page: readPage(search),
  };
}

export async function loadArticles({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const filters = readFilters(new URL(request.url).searchParams);
  const { results, meta } = await getArticles(api, { ...filters, limit: PER_PAGE });
  const total = meta.total ?? results.blogs.length;
  leaveMissingPage(request, filters.page, { total, perPage: PER_PAGE });
  return { ...results, filters, total, pages: Math.ceil(total / PER_PAGE) };
}

export type ArticleList = Awaited<ReturnType<typeof loadArticles>>;
