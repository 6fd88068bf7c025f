import type { Language, Order } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { withRecordings } from "../recordings/with-recordings.ts";
import { readCorrections } from "../tickets/tickets.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { readLinkSent } from "./link-sent.ts";
import { orderView } from "./order-view.ts";
import { partOf, readEvents, readLines, readParts, type StoredOrder } from "./orders.queries.ts";

/** An order with its lines, events and payment, as its owner sees it. `isPart`: as of one of its items. */
export async function readOrder(
  db: Database,
  vault: Vault,
  order: StoredOrder,
  { lang, now, isPart = false }: { lang: Language; now: Date; isPart?: boolean },
): Promise<Order> {
  const [lines, events, payment, linkSent, stored, corrections] = await Promise.all([
    readLines(db, order.id),
    readEvents(db, order.id),
    findCurrentPayment(db, order.id),
    readLinkSent(db, vault, order),
    readParts(db, order.id),
    readCorrections(db, order.id),
  ]);
  // The steps of each item show its own recording.
  const parts = await Promise.all(
    stored.map(async (part) => {
      const { item, fulfilment } = await withRecordings(db, vault, partOf(order, part), now);
      return { item, fulfilment };
    }),
  );
  const read = { order, isPart, lines, events, payment, linkSent, parts, corrections };
  return orderView(vault, read, lang, now);
}
