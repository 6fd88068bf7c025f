import { and, isNull } from "drizzle-orm";
import { foundRows, plainHit, type SearchSource } from "../search/search-source.ts";
import { skills } from "./astrologer-terms.ts";
import { astrologers } from "./astrologers.table.ts";

/** The search of astrologers, with what each of them practises. */
export const astrologerSearchSource: SearchSource = {
  type: "astrologer",
  async readHits(db, found, { language }, most) {
    const { id, name, image, skills: practised, withdrawnAt } = astrologers;
    const { isFound, byRank } = foundRows(id, found);
    const rows = await db
      .select({ id, name, image, practised })
      .from(astrologers)
      .where(and(isFound, isNull(withdrawnAt)))
      .orderBy(byRank)
      .limit(most);
    return rows.map((row) => ({
      ...{ ...plainHit, id: row.id, title: row.name[language] },
      note: row.practised.map((skill) => skills[skill]?.[language] ?? skill).join(", "),
      image: { name: row.image.name, alt: row.image.alt[language] },
    }));
  },
};
