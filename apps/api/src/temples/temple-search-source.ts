import { inArray } from "drizzle-orm";
import { inOrder, plainHit, type SearchSource } from "../search/search-source.ts";
import { temples } from "./temples.table.ts";

/** The search of temples. A hit has the temple's slug. */
export const templeSearchSource: SearchSource = {
  type: "temple",
  async readHits(db, found, { language }) {
    const { id, slug, name, city, state, image, imageAlt } = temples;
    const rows = await db
      .select({ id, slug, name, city, state, image, imageAlt })
      .from(temples)
      .where(
        inArray(
          id,
          found.map((entry) => entry.id),
        ),
      );
    return inOrder(found, rows, (row) => row.id).map((row) => ({
      ...{ ...plainHit, id: row.slug, title: row.name[language] },
      note: `${row.city[language]}, ${row.state[language]}`,
      image: { name: row.image, alt: row.imageAlt[language] },
    }));
  },
};
