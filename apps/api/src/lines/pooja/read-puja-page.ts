import type { Database } from "../../db/database.ts";
import type { View } from "../../http/view.ts";
import { evidenceOf, proofsOf } from "../../orders/evidence.rules.ts";
import type { StoredOrder } from "../../orders/orders.queries.ts";
import type { CommonPage } from "../line.ts";
import { withAgreedTerms } from "../ritual-card.ts";
import { pujaLine } from "./catalogue.ts";
import { findPackage } from "./detail.queries.ts";
import { toPackage } from "./detail.rules.ts";
import { pujaOf } from "./puja-snapshot.ts";

/** The page of a puja order. Title, temple, times and price are those of the order, not of the current catalogue. */
export async function readPujaPage(db: Database, order: StoredOrder, common: CommonPage, view: View) {
  const { packageId, packageName, maxDevotees } = pujaOf(order.item);
  const [card, booked] = await Promise.all([
    pujaLine.readSoldCard(db, order.item.offerId, view),
    findPackage(db, packageId),
  ]);
  if (!booked) throw new Error(`The package of order ${order.id} was deleted.`);
  const paidPrice = common.order.lines.find(({ kind }) => kind === "package")?.unit_price;
  return {
    ...common,
    type: "pooja" as const,
    pooja: withAgreedTerms(card, order, view),
    package: {
      ...toPackage(booked.package, booked.prasad, view),
      name: packageName[view.language],
      devotees: { min: 1, max: maxDevotees },
      ...(paidPrice && { price: paidPrice }),
    },
    proofs: proofsOf(
      {
        timeline: common.order.timeline,
        evidence: order.fulfilment.evidence,
        language: view.language,
      },
      "video_ready",
    ),
    live_url: order.state === "live" ? (evidenceOf(common.order, "live")[0]?.url ?? null) : null,
  };
}
