/** Every route of the shop, as the specification lists them; `:name` is a parameter. */
export const pathPatterns = [
  "/",
  "/auth",
  "/chats/:id",
  "/chat",
  "/astro-guru/find",
  "/astro-guru/form",
  "/astro/booking/status",
  "/astro/consultation",
  "/online-puja",
  "/vip-pujas",
  "/pooja/:id",
  "/pooja/:id/continue",
  "/pooja/:id/vip",
  "/pooja/book-now-pay-later/:price/:packageId/:poojaId",
  "/pooja/payment-confirmation",
  "/order/payment-confirmation/:orderId/:type/:paymentGateway",
  "/kundali-report/:orderId",
  "/chadhaava",
  "/chadhaava/:id",
  "/chadhaava/order/success/:id",
  "/chadhaava/payment-confirmation",
  "/gemstones",
  "/gemstones/:id",
  "/:type/:id/order",
  "/abhimantrit-products",
  "/abhimantrit-products/:id",
  "/abhimantrit-product/orders/success/:id",
  "/orders/:id/:name",
  "/order/success/:id",
  "/name-correction",
  "/exchange-policy",
  "/term-and-condition",
  "/privacy-policy",
  "/shipping-policy",
  "/blogs",
  "/blogs/:id",
  "/success-page/:id/:type/:name",
  "/sankalp-form-submitted/:id/:type/:name",
  "/puja/sankalp/:packageId",
  "/puja/sankalp/:packageId/vip",
  "/reels",
  "/widget/pujas",
  "/widget/pujas/:id",
  "/widget/pujas/:id/information-with-addon",
  "/widget/chadhawas",
  "/widget/chadhawas/:id",
  "/widget/banners",
  "/widget/puja-horizontal",
  "/widget/chadhawa-horizontal",
  "/widget/payment",
  "/widget/order/payment-confirmation/:orderId/:type/:paymentGateway/:partnerId/:tempOrderId",
] as const;

export type PathPattern = (typeof pathPatterns)[number];

/** The names of the values that a pattern has places for. */
export type PathParam<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
