import { getArticles } from "@aradhana/core/api";
import { pathTo } from "@aradhana/core/paths";
import type { SearchLine } from "../search-line.ts";

/** The articles of the shop. */
export const articleSearch: SearchLine = {
  label: "blogs",
  listPath: (q) => pathTo("/blogs", { q }),
  async find(api, { q, limit }) {
    const { results, meta } = await getArticles(api, { q, limit });
    const hits = results.blogs.map(({ slug, title, excerpt, cover }) => ({
      ...{ id: slug, title, note: excerpt, image: cover.name },
      href: pathTo("/blogs/:id", { id: slug }),
    }));
    return { hits, total: meta.total ?? hits.length, nearest: [] };
  },
};
