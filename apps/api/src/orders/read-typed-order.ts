import type { Language, TypedOrder } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { lineOf } from "../lines/lines.ts";
import { withRecordings } from "../recordings/with-recordings.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { sankalpView } from "../sankalp/sankalp-view.ts";
import type { Vault } from "../vault/create-vault.ts";
import { partOf, type StoredOrder } from "./orders.queries.ts";
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
  return lineOf(order).readPage(db, order, common, view, vault);
}
