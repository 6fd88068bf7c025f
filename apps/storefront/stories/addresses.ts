import {
  orderPath,
  pathTo,
  payLaterPath,
  paymentPath,
  SAMPLE_ORDER,
  sampleOrderPath,
  sankalpPath,
} from "@aradhana/core/paths";
import { isRitualOrder, orderedRitual } from "../src/lines/order-lines.ts";
import { answer } from "./answers.ts";

const { results: puja } = answer("pooja");
const { results: chadhaava } = answer("chadhaava");
const { results: offered } = answer("chadhaava-order");
const { results: goods } = answer("goods-order");
const { results: kundali } = answer("kundali-order");
const { results: named } = answer("name-order");
const { results: booked } = answer("order-paid");
if (!isRitualOrder(booked)) throw new Error("the recorded order has no ritual");
const booking = { orderId: booked.order.id, choiceId: orderedRitual(booked).choice.id };
const { price, package_id, pooja_id } = answer("reservation").results;

/** The addresses of the screens that the stories open, with the ids of the recording. */
export const addresses = {
  chat: pathTo("/chat"),
  conversation: pathTo("/chats/:id", { id: "cnv_conversation0000000000" }),
  article: pathTo("/blogs/:id", { id: answer("blog").results.slug }),
  puja: pathTo("/pooja/:id", { id: puja.id }),
  vip: pathTo("/pooja/:id/vip", { id: puja.id }),
  checkout: (step: string) =>
    pathTo("/pooja/:id/continue", { id: puja.id, package: puja.packages[0]?.id, step }),
  payLater: payLaterPath({ price, package_id, pooja_id }),
  chadhaava: pathTo("/chadhaava/:id", { id: chadhaava.id }),
  chadhaavaConfirmation: pathTo("/chadhaava/payment-confirmation", { order_id: offered.order.id }),
  chadhaavaSuccess: pathTo("/chadhaava/order/success/:id", { id: offered.order.id }),
  product: pathTo("/abhimantrit-products/:id", { id: answer("product").results.id }),
  gemOrder: pathTo("/:type/:id/order", { type: "gemstones", id: answer("gem").results.id }),
  productOrder: pathTo("/:type/:id/order", {
    type: "abhimantrit-products",
    id: answer("product").results.id,
  }),
  goods: pathTo("/orders/:id/:name", { id: goods.order.id, name: "abhimantrit" }),
  goodsSuccess: pathTo("/abhimantrit-product/orders/success/:id", { id: goods.order.id }),
  gemSuccess: pathTo("/order/success/:id", { id: goods.order.id }),
  gem: pathTo("/gemstones/:id", { id: answer("gem").results.id }),
  policy: `/${answer("policy").results.slug}`,
  returned: pathTo("/pooja/payment-confirmation", { order_id: booked.order.id }),
  payment: paymentPath(booked.order.id, "pooja"),
  sankalp: sankalpPath({ ...booking, isVip: false }),
  sankalpVip: sankalpPath({ ...booking, isVip: true }),
  submitted: pathTo("/sankalp-form-submitted/:id/:type/:name", {
    id: booked.order.id,
    type: "pooja",
    name: booked.name,
  }),
  kundaliForm: pathTo("/astro-guru/form", { service: "kundali" }),
  kundali: pathTo("/kundali-report/:orderId", { orderId: kundali.order.id }),
  sampleKundali: pathTo("/kundali-report/:orderId", { orderId: SAMPLE_ORDER }),
  nameReport: pathTo("/name-correction", { order_id: named.order.id }),
  sampleName: pathTo("/name-correction", { order_id: SAMPLE_ORDER }),
  serviceSuccess: pathTo("/success-page/:id/:type/:name", {
    ...{ id: kundali.order.id, type: "kundali", name: kundali.name },
  }),
  sampleOrder: sampleOrderPath,
  order: orderPath({ id: booked.order.id, name: booked.name }),
} as const;
