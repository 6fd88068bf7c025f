import { foundRows, plainHit, type SearchSource } from "../search/search-source.ts";
import { temples } from "./temples.table.ts";

/** The search of temples. A hit has the temple's slug. */
export const templeSearchSource: SearchSource = {
  type: "temple",
  async readHits(db, found, { language }, most) {
    const { id, slug, name, city, state, image, imageAlt } = temples;
    const { isFound, byRank } = foundRows(id, found);
    const rows = await db
      .select({ slug, name, city, state, image, imageAlt })
      .from(temples)
      .where(isFound)
      .orderBy(byRank)
      .limit(most);
    return rows.map((row) => ({
      ...{ ...plainHit, id: row.slug, title: row.name[language] },
      note: `${row.city[language]}, ${row.state[language]}`,
      image: { name: row.image, alt: row.imageAlt[language] },
    }));
  },
};
