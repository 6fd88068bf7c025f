import type {
  Currency,
  SuggestedItem,
  SuggestedRef,
  SuggestedState,
  SuggestedType,
} from "@aradhana/core/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { CommonCard } from "../catalogue/card-view.ts";
import type { ListingLine } from "../catalogue/listing-line.ts";
import type { Database } from "../db/database.ts";
import { products } from "../goods/products.table.ts";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { readServicePackages } from "../service-packages/service-packages.queries.ts";
import { isInStock } from "./abhimantrit/products.queries.ts";
import { datedLineOf } from "./dated-lines.ts";
import { readGems } from "./gemstone/gems.queries.ts";

type FindItem = (db: Database, id: string, view: View) => Promise<SuggestedItem | undefined>;

type DatedCard = CommonCard & { seats_left?: number | null };

/** What a date that can no longer be booked says; a performed one says the same as one whose bookings have closed. */
const dateStates: Record<CommonCard["status"], SuggestedState> = {
  ...{ open: "on_sale", closed: "closed", live: "closed", performed: "closed", cancelled: "cancelled" },
};

const dateOf =
  (line: ListingLine<DatedCard>): FindItem =>
  async (db, id, view) => {
    const [card] = await line.readCards(db, [id], view);
    if (!card) return undefined;
    const { title, image, price_from: price, status, seats_left: left } = card;
    const isFull = status === "open" && left !== null && left !== undefined && left <= 0;
    return { title, image, price, is_lowest: true, state: isFull ? "full" : dateStates[status] };
  };

interface Row {
  title: Record<View["language"], string>;
  image: { name: string; alt: Record<View["language"], string> };
  prices: Record<Currency, number>;
}

const itemOf = ({ title, image, prices }: Row, { language, currency }: View) => ({
  title: title[language],
  image: { name: image.name, alt: image.alt[language] },
  price: priceIn(prices, currency),
});

const findProduct: FindItem = async (db, id, view) => {
  const { title, image, prices } = products;
  const [product] = await db
    .select({ title, image, prices, isInStock: sql<boolean>`${isInStock}` })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.withdrawnAt)));
  if (!product) return undefined;
  return {
    ...{ ...itemOf(product, view), is_lowest: false },
    state: product.isInStock ? "on_sale" : "sold_out",
  };
};

const findGem: FindItem = async (db, id, view) => {
  const [gem] = await readGems(db, [id]);
  if (!gem || gem.withdrawnAt) return undefined;
  // A setting adds to the price of the loose stone.
  return { ...itemOf(gem, view), is_lowest: true, state: gem.taken === 0 ? "on_sale" : "sold_out" };
};

const serviceOf =
  (type: "kundali" | "name_correction"): FindItem =>
  async (db, _id, view) => {
    const packages = await readServicePackages(db, type);
    const [first] = packages.toSorted((a, b) => a.prices[view.currency] - b.prices[view.currency]);
    return first && { ...itemOf(first, view), is_lowest: packages.length > 1, state: "on_sale" };
  };

const finders: Record<SuggestedType, FindItem> = {
  pooja: dateOf(datedLineOf.pooja),
  chadhaava: dateOf(datedLineOf.chadhaava),
  abhimantrit: findProduct,
  gemstone: findGem,
  kundali: serviceOf("kundali"),
  name_correction: serviceOf("name_correction"),
};

/** What staff can suggest in a chat, also where it cannot be booked or bought now; undefined if it left the shop. */
export const findSuggestedItem = (db: Database, { type, id }: SuggestedRef, view: View) =>
  finders[type](db, id, view);

/** The goods of the other kind with this id: a bare id does not say whether it is of a product or of a gem. */
export const otherGoods = ({ type, id }: SuggestedRef): SuggestedRef | undefined => {
  if (type === "abhimantrit") return { type: "gemstone", id };
  return type === "gemstone" ? { type: "abhimantrit", id } : undefined;
};
