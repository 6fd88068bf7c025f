import { paymentAddress, sankalpAddress } from "../src/orders/order-address.ts";
import { answer } from "./answers.ts";

const { results: puja } = answer("pooja");
const { results: booked } = answer("order-paid");
const { price, package_id, pooja_id } = answer("reservation").results;

/** Where the screens stand that the stories open, by the ids of the recording. */
export const addresses = {
  puja: `/pooja/${puja.id}`,
  checkout: (step: string) => `/pooja/${puja.id}/continue?package=${puja.packages[0]?.id}&step=${step}`,
  payLater: `/pooja/book-now-pay-later/${price.amount}/${package_id}/${pooja_id}`,
  policy: `/${answer("policy").results.slug}`,
  payment: paymentAddress(booked.order.id),
  sankalp: sankalpAddress({ orderId: booked.order.id, choiceId: booked.package.id, isVip: false }),
  submitted: `/sankalp-form-submitted/${booked.order.id}/pooja/${encodeURIComponent(booked.name)}`,
  order: `/orders/${booked.order.id}/${encodeURIComponent(booked.name)}`,
} as const;
