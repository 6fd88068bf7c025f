import { and, inArray, isNull } from "drizzle-orm";
import { inOrder, plainHit, type SearchSource } from "../search/search-source.ts";
import { articles } from "./articles.table.ts";

/** The search of articles. A hit has the article's slug. */
export const articleSearchSource: SearchSource = {
  type: "article",
  async readHits(db, found, { language }) {
    const { slug, title, excerpt, cover, withdrawnAt } = articles;
    const rows = await db
      .select({ slug, title, excerpt, cover })
      .from(articles)
      .where(
        and(
          inArray(
            slug,
            found.map(({ id }) => id),
          ),
          isNull(withdrawnAt),
        ),
      );
    return inOrder(found, rows, (row) => row.slug).map((row) => ({
      ...{ ...plainHit, id: row.slug, title: row.title[language], note: row.excerpt[language] },
      image: { name: row.cover.name, alt: row.cover.alt[language] },
    }));
  },
};
