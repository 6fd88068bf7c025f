import { pathTo } from "@aradhana/core/paths";

/** The filters in the address of the list. */
export interface ArticleFilters {
  category?: string | undefined;
  q?: string | undefined;
  page: number;
}

/** The list with these filters; the first page has no number. */
export const articlesPath = ({ category, q, page = 1 }: Partial<ArticleFilters> = {}) =>
  pathTo("/blogs", { category, q, page: page > 1 ? page : undefined });

/** An article's own page. */
export const articlePath = (slug: string) => pathTo("/blogs/:id", { id: slug });
