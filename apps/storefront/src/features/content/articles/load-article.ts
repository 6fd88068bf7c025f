import { getArticle, getArticles, isApiError } from "@aradhana/core/api";
import { slug } from "@aradhana/core/contract";
import { data, type LoaderFunctionArgs } from "react-router-dom";
import * as v from "valibot";
import { servicesContext } from "../../../shared/services/services.ts";

/** The number of other articles on the page of a removed one. */
const OTHERS = 6;

/** An article; for one that was removed, others of its category, or else the newest ones, with status 404. */
export async function loadArticle({ params, context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  try {
    const { results, meta } = await getArticle(api, params.id ?? "");
    return { article: results, serverTime: meta.server_time };
  } catch (error) {
    if (!isApiError(error) || (error.code !== "blog.not_found" && error.status !== 422)) throw error;
    const { category } = error.details;
    const near = v.is(slug, category) ? await getArticles(api, { category, limit: OTHERS }) : undefined;
    const { results } = near?.results.blogs.length ? near : await getArticles(api, { limit: OTHERS });
    return data({ others: results.blogs }, { status: 404 });
  }
}

type Loaded = Awaited<ReturnType<typeof loadArticle>>;
type Found = Extract<Loaded, { article: unknown }>;
/** What the screen gets: an article, or others in place of it. */
export type ArticleData = Found | Extract<Loaded, { data: unknown }>["data"];
