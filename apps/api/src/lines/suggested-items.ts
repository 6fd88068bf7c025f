import type { SuggestedItem, SuggestedRef, SuggestedType } from "@aradhana/core/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { CommonCard } from "../catalogue/card-view.ts";
import type { ListingLine } from "../catalogue/listing-line.ts";
import type { Database } from "../db/database.ts";
import { products } from "../goods/products.table.ts";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { isInStock } from "./abhimantrit/products.queries.ts";
import { datedLineOf } from "./dated-lines.ts";

type FindItem = (db: Database, id: string, view: View) => Promise<SuggestedItem | undefined>;

const dateOf =
  (line: ListingLine<CommonCard>): FindItem =>
  async (db, id, view) => {
    const [card] = await line.readCards(db, [id], view);
    if (card?.status !== "open") return undefined;
    return { title: card.title, image: card.image, price: card.price_from, is_lowest: true };
  };

const findProduct: FindItem = async (db, id, { language, currency }) => {
  const [product] = await db
    .select({ title: products.title, image: products.image, prices: products.prices })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.withdrawnAt), isInStock));
  return (
    product && {
      title: product.title[language],
      image: { name: product.image.name, alt: product.image.alt[language] },
      ...{ price: priceIn(product.prices, currency), is_lowest: false },
    }
  );
};

const finders: Record<SuggestedType, FindItem> = {
  pooja: dateOf(datedLineOf.pooja),
  chadhaava: dateOf(datedLineOf.chadhaava),
  abhimantrit: findProduct,
};

/** What staff can suggest in a chat; undefined if it cannot be booked or bought now. */
export const findSuggestedItem = (db: Database, { type, id }: SuggestedRef, view: View) =>
  finders[type](db, id, view);
