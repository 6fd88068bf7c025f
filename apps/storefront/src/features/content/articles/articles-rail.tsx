import { useQuery } from "@aradhana/checkout/query";
import { getArticles } from "@aradhana/core/api";
import { Rail } from "@aradhana/ui/rail";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { ArticleTile } from "./article-tile.tsx";
import { articlesPath } from "./articles-path.ts";
import { articlesText } from "./text.ts";

export const texts = [articlesText];

const FIRST = { page: 1, limit: 6 };

/** The newest articles. Nothing until they are there, and nothing without them. */
export function ArticlesRail() {
  const t = useText(articlesText);
  const api = useBrowser()?.api;
  const { state } = useQuery(useMemo(() => api && (() => getArticles(api, FIRST)), [api]));
  if (state.status !== "ready" || state.value.results.blogs.length === 0) return null;
  return (
    <Rail
      heading={t.title}
      seeAll={{ href: articlesPath({}), label: t.seeAll }}
      arrows={{ back: t.previousArticles, on: t.nextArticles }}
    >
      {state.value.results.blogs.map((article) => (
        <ArticleTile key={article.slug} article={article} titleAs="h3" />
      ))}
    </Rail>
  );
}
