import { getArticles } from "@aradhana/core/api";
import { useLoaderData } from "react-router-dom";
import { ArticleGone } from "../../features/content/articles/article-gone.tsx";
import { ArticlePage } from "../../features/content/articles/article-page.tsx";
import { articleMeta } from "../../features/content/articles/articles-meta.ts";
import { articlePath } from "../../features/content/articles/articles-path.ts";
import type { ArticleData } from "../../features/content/articles/load-article.ts";
import { articlesText } from "../../features/content/articles/text.ts";
import { pujaText } from "../../lines/puja/text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { pathsOfList } from "../../shared/page-meta/sitemap.ts";

export const texts = [articlesText, pujaText, ritualText];

export const sitemap = import.meta.env.SSR
  ? pathsOfList(getArticles, ({ blogs }) => blogs.map(({ slug }) => articlePath(slug)))
  : undefined;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = articleMeta;

export function Component() {
  const data = useLoaderData<ArticleData>();
  return "article" in data ? <ArticlePage key={data.article.slug} {...data} /> : <ArticleGone {...data} />;
}
