import type { PriceMessages } from "../messages-en/price-messages.ts";

export const priceMessages: PriceMessages = {
  total: "कुल देय",
  inclusive: "सभी टैक्स शामिल",
  discount: "कूपन",
  split: "मूल्य विवरण",
  ritual: "मंदिर और पुरोहित, GST से मुक्त",
  service: "हमारी सेवा का शुल्क",
  tax: (name, pct) => `${name}, सेवा शुल्क का ${pct}%, शामिल`,
};
