import type { ChadhaavaOrder, Language, TypedOrder } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { chadhaavaLine } from "../lines/chadhaava/catalogue.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { sankalpView } from "../sankalp/sankalp-view.ts";
import type { Vault } from "../vault/create-vault.ts";
import { proofsOf } from "./evidence.rules.ts";
import { type ChadhaavaOrderRow, isChadhaavaOrder, isPujaOrder, type StoredOrder } from "./orders.queries.ts";
import { readOrder } from "./read-order.ts";
import { readPoojaOrder } from "./read-pooja-order.ts";

interface Reading {
  lang: Language;
  now: Date;
}

/** An order of any type with what it is for, as its owner sees it. */
export async function readTypedOrder(
  db: Database,
  vault: Vault,
  order: StoredOrder,
  reading: Reading,
): Promise<TypedOrder> {
  if (isPujaOrder(order)) return { type: "pooja", ...(await readPoojaOrder(db, vault, order, reading)) };
  if (isChadhaavaOrder(order)) {
    return { type: "chadhaava", ...(await readChadhaavaOrder(db, vault, order, reading)) };
  }
  throw new Error(`order ${order.id} is of a type that nobody can read`);
}

/** Title and times are those of the order, not of today's catalogue. */
async function readChadhaavaOrder(
  db: Database,
  vault: Vault,
  order: ChadhaavaOrderRow,
  { lang, now }: Reading,
): Promise<ChadhaavaOrder> {
  const view = { language: lang, currency: order.currency, country: order.countryCode, now };
  const [whole, [card], sankalp] = await Promise.all([
    readOrder(db, vault, order, { lang, now }),
    chadhaavaLine.readCards(db, [order.chadhaavaId], view),
    findSankalp(db, order.id),
  ]);
  if (!card) throw new Error(`the chadhaava of order ${order.id} is gone from the catalogue`);
  return {
    order: whole,
    chadhaava: {
      ...card,
      title: order.title[lang],
      muhurat: {
        ...card.muhurat,
        start_at: order.muhuratStartAt.toISOString(),
        end_at: order.muhuratEndAt.toISOString(),
      },
      cutoff_at: order.cutoffAt.toISOString(),
    },
    name_limit: order.maxDevotees,
    sankalp_cutoff_at: order.sankalpCutoffAt.toISOString(),
    sankalp: sankalp ? await sankalpView(db, vault, { order, sankalp, now }) : null,
    proofs: proofsOf(whole, "proof_ready"),
    name: order.slug,
  };
}
