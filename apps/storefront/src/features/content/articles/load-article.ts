import { getArticle, getArticles, isApiError } from "@aradhana/core/api";
import { data, type LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";

/** The number of newest articles on the page of a removed one. */
const NEWEST = 6;

/** An article; for one that was removed, the newest ones with status 404. */
export async function loadArticle({ params, context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  try {
    const { results, meta } = await getArticle(api, params.id ?? "");
    return { article: results, serverTime: meta.server_time };
  } catch (error) {
    if (!isApiError(error) || (error.code !== "blog.not_found" && error.status !== 422)) throw error;
    const { results } = await getArticles(api, { limit: NEWEST });
    return data({ newest: results.blogs }, { status: 404 });
  }
}

type Loaded = Awaited<ReturnType<typeof loadArticle>>;
type Found = Extract<Loaded, { article: unknown }>;
/** What the screen gets: an article, or the newest ones in place of it. */
export type ArticleData = Found | Extract<Loaded, { data: unknown }>["data"];
