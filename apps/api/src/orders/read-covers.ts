import type { Image, Language, OrderType } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import type { StoredOrder } from "./orders.queries.ts";

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
  return ({ item }: StoredOrder): Image => covers.get(item.kind)?.get(item.slug) ?? { name: "", alt: "" };
}
