import type { Language, PoojaOrder } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { pujaLine } from "../lines/pooja/catalogue.ts";
import { findPackage } from "../lines/pooja/detail.queries.ts";
import { toPackage } from "../lines/pooja/detail.rules.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { sankalpView } from "../sankalp/sankalp-view.ts";
import type { Vault } from "../vault/create-vault.ts";
import { evidenceOf, proofsOf } from "./evidence.rules.ts";
import type { PujaOrder } from "./orders.queries.ts";
import { readOrder } from "./read-order.ts";

/** An order with the puja it books. Title, times and price are those of the order, not of today's catalogue. */
export async function readPoojaOrder(
  db: Database,
  vault: Vault,
  order: PujaOrder,
  { lang, now }: { lang: Language; now: Date },
): Promise<PoojaOrder> {
  const view = { language: lang, currency: order.currency, country: order.countryCode, now };
  const [whole, [card], chosen, sankalp] = await Promise.all([
    readOrder(db, vault, order, { lang, now }),
    pujaLine.readCards(db, [order.poojaId], view),
    findPackage(db, order.packageId),
    findSankalp(db, order.id),
  ]);
  if (!card || !chosen) throw new Error(`the puja of order ${order.id} is gone from the catalogue`);
  const paidFor = whole.lines.find(({ kind }) => kind === "package")?.unit_price;
  return {
    order: whole,
    pooja: {
      ...card,
      title: order.title[lang],
      muhurat: {
        ...card.muhurat,
        start_at: order.muhuratStartAt.toISOString(),
        end_at: order.muhuratEndAt.toISOString(),
      },
      cutoff_at: order.cutoffAt.toISOString(),
    },
    sankalp_cutoff_at: order.sankalpCutoffAt.toISOString(),
    package: {
      ...toPackage(chosen, view),
      name: order.packageName[lang],
      devotees: { min: 1, max: order.maxDevotees },
      ...(paidFor && { price: paidFor }),
    },
    sankalp: sankalp ? await sankalpView(db, vault, { order, sankalp, now }) : null,
    proofs: proofsOf(whole, "video_ready"),
    live_url: order.state === "live" ? (evidenceOf(whole, "live")[0]?.url ?? null) : null,
    name: order.slug,
  };
}
