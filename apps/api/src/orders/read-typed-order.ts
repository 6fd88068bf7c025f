import { goodsType, type Language, type TypedOrder } from "@aradhana/core/contract";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { readSuggestions } from "../goods/suggestions.queries.ts";
import { lineOf } from "../lines/lines.ts";
import { withRecordings } from "../recordings/with-recordings.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { sankalpView } from "../sankalp/sankalp-view.ts";
import type { Vault } from "../vault/create-vault.ts";
import { partOf, readParts, type StoredOrder } from "./orders.queries.ts";
import { readOrder } from "./read-order.ts";

/** An order of any type with its puja or chadhaava, as its owner sees it. */
export async function readTypedOrder(
  db: Database,
  vault: Vault,
  stored: StoredOrder,
  { lang, now, isPart = false }: { lang: Language; now: Date; isPart?: boolean },
): Promise<TypedOrder> {
  const order = await withRecordings(db, vault, stored, now);
  const [orderResult, sankalp] = await Promise.all([
    readOrder(db, vault, order, { lang, now, isPart }),
    findSankalp(db, order),
  ]);
  const common = {
    order: orderResult,
    sankalp_cutoff_at: order.fulfilment.cutoffAt.toISOString(),
    sankalp: sankalp ? await sankalpView(db, vault, { order: partOf(order, order), sankalp, now }) : null,
    name: order.item.slug,
  };
  const view = { language: lang, currency: order.currency, country: order.countryCode, now };
  const page = await lineOf(order).readPage(db, order, common, view, vault);
  // Only pages of rituals have proofs; one of goods has its suggestions already.
  if (isPart || !("proofs" in page)) return page;
  const items = (await readParts(db, order.id)).map(({ item }) => item);
  const hasGoods = items.some(({ kind }) => v.is(goodsType, kind));
  return hasGoods ? { ...page, suggestions: await readSuggestions(db, items, view) } : page;
}
