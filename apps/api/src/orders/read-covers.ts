import { goodsType, type Image, type Language, type OrderType } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { goodOf } from "../goods/goods-snapshot.ts";
import { lines } from "../lines/lines.ts";
import type { StoredOrder } from "./orders.queries.ts";

/** A good is shown in the colour in which it was ordered. */
function imageOfGood(item: StoredOrder["item"], language: Language): Image | undefined {
  if (!v.is(goodsType, item.kind)) return undefined;
  const { name, alt } = goodOf(item).image;
  return { name, alt: alt[language] };
}

/** Reads the cover image of each order's puja or chadhaava and returns a lookup by order. */
export async function readCovers(db: Database, orders: readonly StoredOrder[], language: Language) {
  const slugsOf = Map.groupBy(orders, ({ item }) => item.kind);
  const covers = new Map<OrderType, Map<string, Image>>(
    await Promise.all(
      [...slugsOf].map(async ([kind, ordersOfKind]) => {
        const slugs = ordersOfKind.map(({ item }) => item.slug);
        return [kind, await lines[kind].readCovers(db, slugs, language)] as const;
      }),
    ),
  );
  return ({ item }: StoredOrder): Image =>
    imageOfGood(item, language) ?? covers.get(item.kind)?.get(item.slug) ?? { name: "", alt: "" };
}
