import { type Pooja, policySlug } from "@aradhana/core/contract";
import type { Order } from "./order.ts";

/** Addresses of each route, of an order and its puja: a new route has to be added here. */
export const addressesOf = ({ id, secret, packageId }: Order, puja: Pooja): Record<string, string[]> => ({
  "/": ["/?panel=orders"],
  "/auth": ["/auth", "/auth?link=follow&platform=android&next=%2Fonline-puja"],
  "/online-puja": ["/online-puja?panel=account"],
  "/pooja/:id": [`/pooja/${puja.id}`],
  "/pooja/book-now-pay-later/:price/:packageId/:poojaId": [
    `/pooja/book-now-pay-later/1/${packageId}/${puja.id}`,
  ],
  "/pooja/:id/continue": [`/pooja/${puja.id}/continue?package=${packageId}&step=pay`],
  "/pooja/payment-confirmation": [`/pooja/payment-confirmation?order_id=${id}`],
  "/order/payment-confirmation/:orderId/:type/:paymentGateway": [
    `/order/payment-confirmation/${id}/pooja/checkout`,
  ],
  "/puja/sankalp/:packageId": [`/puja/sankalp/${packageId}?order_id=${id}`],
  "/puja/sankalp/:packageId/vip": [`/puja/sankalp/${packageId}/vip?order_id=${id}`],
  "/sankalp-form-submitted/:id/:type/:name": [`/sankalp-form-submitted/${id}/pooja/name`],
  "/orders/:id/:name": [`/orders/${id}/name`, `/orders/${id}/name#t=${secret}`],
  "/pooja/:id/vip": [`/pooja/${puja.id}/vip`],
  "/vip-pujas": ["/vip-pujas"],
  "/chadhaava": ["/chadhaava"],
  "/abhimantrit-products": ["/abhimantrit-products?category=%22&min=x"],
  "/abhimantrit-products/:id": ["/abhimantrit-products/pd_aaaaaaaaaaaaaaaaaaaaaa"],
  "/:type/:id/order": ["/gemstones/pd_aaaaaaaaaaaaaaaaaaaaaa/order"],
  "/order/success/:id": [`/order/success/${id}`],
  "/abhimantrit-product/orders/success/:id": [`/abhimantrit-product/orders/success/${id}`],
  "/gemstones": ["/gemstones?stone=%22&min_carat=x"],
  "/gemstones/:id": ["/gemstones/pd_aaaaaaaaaaaaaaaaaaaaaa"],
  "/name-correction": ["/name-correction", `/name-correction?order_id=${id}`],
  "/astro-guru/form": [
    ...["/astro-guru/form?service=kundali", "/astro-guru/form?service=%22"],
    "/astro-guru/form?service=consult&astrologer_id=none",
  ],
  "/kundali-report/:orderId": [`/kundali-report/${id}?s=x&version=-1`, "/kundali-report/sample"],
  "/success-page/:id/:type/:name": [`/success-page/${id}/kundali/name`],
  "/reels": ["/reels?reel=%22&t=x"],
  "/chat": ["/chat"],
  "/chats/:id": ["/chats/cnv_aaaaaaaaaaaaaaaaaaaaaa"],
  "/astro-guru/find": ["/astro-guru/find?topic=%22&max_price=x"],
  "/astro/booking/status": ["/astro/booking/status?booking_id=none"],
  "/astro/consultation": ["/astro/consultation?booking_id=none"],
  "/blogs": ["/blogs?category=%22&page=-1"],
  "/blogs/:id": ["/blogs/what-is-a-sankalp"],
  "/chadhaava/:id": ["/chadhaava/cd_aaaaaaaaaaaaaaaaaaaaaa"],
  "/chadhaava/order/success/:id": [`/chadhaava/order/success/${id}`],
  "/chadhaava/payment-confirmation": [`/chadhaava/payment-confirmation?order_id=${id}`],
  // One screen for all policies.
  ...Object.fromEntries(policySlug.options.map((slug) => [`/${slug}`, []])),
  "/privacy-policy": ["/privacy-policy?panel=locale"],
});
