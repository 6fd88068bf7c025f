import { and, isNull } from "drizzle-orm";
import { foundRows, plainHit, type SearchSource } from "../search/search-source.ts";
import { articles } from "./articles.table.ts";

/** The search of articles. A hit has the article's slug. */
export const articleSearchSource: SearchSource = {
  type: "article",
  async readHits(db, found, { language }, most) {
    const { slug, title, excerpt, cover, withdrawnAt } = articles;
    const { isFound, byRank } = foundRows(slug, found);
    const rows = await db
      .select({ slug, title, excerpt, cover })
      .from(articles)
      .where(and(isFound, isNull(withdrawnAt)))
      .orderBy(byRank)
      .limit(most);
    return rows.map((row) => ({
      ...{ ...plainHit, id: row.slug, title: row.title[language], note: row.excerpt[language] },
      image: { name: row.cover.name, alt: row.cover.alt[language] },
    }));
  },
};
