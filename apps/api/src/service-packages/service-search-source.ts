import { and, isNull, sql } from "drizzle-orm";
import { priceIn } from "../money/prices.ts";
import { foundRows, plainHit, type SearchSource } from "../search/search-source.ts";
import { servicePackages } from "./service-packages.table.ts";

/** The search of services. Packages of one service are one hit, the cheapest of them: its id is the type of the service. */
export const serviceSearchSource: SearchSource = {
  type: "service",
  async readHits(db, found, { language, currency }, most) {
    const { type, slug, title, image, prices, position, withdrawnAt } = servicePackages;
    const { isFound, byRank } = foundRows(slug, found);
    const rows = await db
      .select({
        type,
        title,
        image,
        prices,
        isFirst: sql`${position} = min(${position}) over (partition by ${type})`,
      })
      .from(servicePackages)
      .where(and(isFound, isNull(withdrawnAt)))
      .orderBy(byRank);
    return rows
      .filter(({ isFirst }) => isFirst)
      .slice(0, most)
      .map((row) => ({
        ...{ ...plainHit, id: row.type, title: row.title[language], price: priceIn(row.prices, currency) },
        image: { name: row.image.name, alt: row.image.alt[language] },
      }));
  },
};
