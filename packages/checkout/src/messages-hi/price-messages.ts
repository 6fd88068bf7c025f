import type { PriceMessages } from "../messages-en/price-messages.ts";

export const priceMessages: PriceMessages = {
  total: "कुल देय",
  inclusive: "सभी कर शामिल",
  discount: "कूपन",
  split: "कुल राशि का बँटवारा",
  ritual: "अनुष्ठान के लिए, कर-मुक्त",
  service: "हमारी सेवा के लिए",
  tax: (name, pct) => `${name}, सेवा का ${pct}%, शामिल`,
};
