import { and, asc, inArray, isNull } from "drizzle-orm";
import { priceIn } from "../money/prices.ts";
import { inOrder, plainHit, type SearchSource } from "../search/search-source.ts";
import { servicePackages } from "./service-packages.table.ts";

/** The search of services. Packages of one service are one hit, the cheapest of them: its id is the type of the service. */
export const serviceSearchSource: SearchSource = {
  type: "service",
  async readHits(db, found, { language, currency }) {
    const { type, slug, title, image, prices, position, withdrawnAt } = servicePackages;
    const rows = await db
      .select({ type, slug, title, image, prices })
      .from(servicePackages)
      .where(
        and(
          inArray(
            slug,
            found.map(({ id }) => id),
          ),
          isNull(withdrawnAt),
        ),
      )
      .orderBy(asc(position));
    const first = new Map(rows.toReversed().map((row) => [row.type, row.slug]));
    return inOrder(found, rows, (row) => row.slug)
      .filter((row) => first.get(row.type) === row.slug)
      .map((row) => ({
        ...{ ...plainHit, id: row.type, title: row.title[language], price: priceIn(row.prices, currency) },
        image: { name: row.image.name, alt: row.image.alt[language] },
      }));
  },
};
