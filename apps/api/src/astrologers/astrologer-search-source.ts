import { and, inArray, isNull } from "drizzle-orm";
import { inOrder, plainHit, type SearchSource } from "../search/search-source.ts";
import { skills } from "./astrologer-terms.ts";
import { astrologers } from "./astrologers.table.ts";

/** The search of astrologers, with what each of them practises. */
export const astrologerSearchSource: SearchSource = {
  type: "astrologer",
  async readHits(db, found, { language }) {
    const { id, name, image, skills: practised, withdrawnAt } = astrologers;
    const rows = await db
      .select({ id, name, image, practised })
      .from(astrologers)
      .where(
        and(
          inArray(
            id,
            found.map((entry) => entry.id),
          ),
          isNull(withdrawnAt),
        ),
      );
    return inOrder(found, rows, (row) => row.id).map((row) => ({
      ...{ ...plainHit, id: row.id, title: row.name[language] },
      note: row.practised.map((skill) => skills[skill]?.[language] ?? skill).join(", "),
      image: { name: row.image.name, alt: row.image.alt[language] },
    }));
  },
};
