import { partnerIds } from "@aradhana/core/partner";
import * as v from "valibot";
import { partOf } from "./recorded.ts";

const { id: pujaId } = partOf("pooja", v.object({ id: v.string() }));
const { id: chadhaavaId } = partOf("chadhaava", v.object({ id: v.string() }));
const { order } = partOf("payment-success", v.object({ order: v.object({ id: v.string() }) }));

/** The addresses of the widgets, with the ids of the recording. */
export const addresses = {
  pujas: "/widget/pujas",
  puja: `/widget/pujas/${pujaId}`,
  booking: `/widget/pujas/${pujaId}/information-with-addon`,
  chadhawas: "/widget/chadhawas",
  chadhawa: `/widget/chadhawas/${chadhaavaId}`,
  banners: "/widget/banners",
  pujaRail: "/widget/puja-horizontal",
  chadhawaRail: "/widget/chadhawa-horizontal",
  payment: `/widget/payment?order_id=${order.id}`,
  confirmation: `/widget/order/payment-confirmation/${order.id}/pooja/sandbox/${partnerIds.astrology}/TK-1`,
} as const;
