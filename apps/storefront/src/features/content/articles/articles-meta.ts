import type { MetaArgs, PageMeta } from "../../../shared/page-meta/page-meta.ts";
import { articleJsonLd } from "./article-json-ld.ts";
import { articlePath, articlesPath } from "./articles-path.ts";
import { articleCoverSizes, coverSizes } from "./cover-sizes.ts";
import type { ArticleData } from "./load-article.ts";
import type { ArticleList } from "./load-articles.ts";
import { articlesText } from "./text.ts";

/** Title, description and pictures of the list of articles. */
export function articlesMeta({
  data: { blogs, categories, filters },
  language,
}: MetaArgs<ArticleList>): PageMeta {
  const t = articlesText.in(language);
  const category = categories.find(({ value }) => value === filters.category)?.label;
  const first = blogs[0]?.cover.name;
  return {
    title: category ? `${category}: ${t.title}` : t.metaTitle,
    description: t.description,
    canonical: articlesPath({ category: filters.category, page: filters.page }),
    feed: t.feed,
    // Search results are for visitors; crawlers find each article in the list without a search.
    noindex: filters.q !== undefined || blogs.length === 0,
    ...(first && { picture: first, firstPicture: { name: first, sizes: coverSizes } }),
  };
}

/** Title, description, picture and schema.org data of an article. */
export function articleMeta({ data, language }: MetaArgs<ArticleData>): PageMeta {
  const t = articlesText.in(language);
  if (!("article" in data)) return { title: t.gone, noindex: true };
  const { article } = data;
  return {
    title: article.title,
    description: article.excerpt,
    canonical: articlePath(article.slug),
    type: "article",
    feed: t.feed,
    picture: article.cover.name,
    firstPicture: { name: article.cover.name, sizes: articleCoverSizes },
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    jsonLd: import.meta.env.SSR ? articleJsonLd(article) : [],
  };
}
