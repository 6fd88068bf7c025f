import { and, type SQL } from "drizzle-orm";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { foundRows, plainHit, type SearchSource } from "../search/search-source.ts";
import type { gems } from "./gems.table.ts";
import type { GoodsTable } from "./goods-columns.ts";
import type { GoodsKind } from "./goods-listing.queries.ts";

interface GoodsSearch {
  type: GoodsKind;
  table: GoodsTable;
  /** Which of them can be bought. */
  where: SQL | undefined;
}

/** The search of a line of goods. */
export const goodsSearchSource = ({ type, table: anyGoods, where }: GoodsSearch): SearchSource => ({
  type,
  async readHits(db, found, { language, currency }: View, most) {
    // Drizzle cannot infer the types of a generic table's columns; those of every table of goods are the same.
    const table = anyGoods as typeof gems;
    const { isFound, byRank } = foundRows(table.id, found);
    const rows = await db
      .select({ id: table.id, title: table.title, image: table.image, prices: table.prices })
      .from(table)
      .where(and(isFound, where))
      .orderBy(byRank)
      .limit(most);
    return rows.map(({ id, title, image, prices }) => ({
      ...{ ...plainHit, id, title: title[language], price: priceIn(prices, currency) },
      image: { name: image.name, alt: image.alt[language] },
    }));
  },
});
