import { useLoaderData } from "react-router-dom";
import { articlesMeta } from "../../features/content/articles/articles-meta.ts";
import { ArticlesPage } from "../../features/content/articles/articles-page.tsx";
import { articlesText } from "../../features/content/articles/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [articlesText];

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = articlesMeta;

export function Component() {
  return <ArticlesPage list={useLoaderData<typeof loader>()} />;
}
