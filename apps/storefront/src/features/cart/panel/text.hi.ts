import { couponMessages, priceMessages } from "@aradhana/checkout/messages-hi";
import { emptyCart } from "../../../shared/i18n/empty-cart.hi.ts";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  title: "आपका कार्ट",
  close: "बंद करें",
  coupon: couponMessages,
  price: "मूल्य",
  details: {
    ...priceMessages,
    shipping: "डिलीवरी",
  },
  items: (count) => `${count} आइटम`,
  waiting: (count) => `आपका कार्ट भर गया है। साइन इन से पहले के ${count} आइटम तब जुड़ेंगे जब आप कुछ हटाएँगे।`,
  delivery: "डिलीवरी, ज़्यादा से ज़्यादा",
  deliveryNote: "सही शुल्क आपके PIN कोड से तय होगा",
  checkout: (total) => `ऑर्डर करें · ${total}`,
  empty: emptyCart,
  emptyText: "कोई वस्तु या रत्न जोड़ें, या इनमें से कोई पूजा बुक करें।",
  upcoming: "आने वाली पूजाएँ",
  shop: "वस्तुएँ देखें",
  failed: "आपका कार्ट नहीं खुला",
  stored: "यह कार्ट पुराना हो सकता है।",
  retry: "फिर कोशिश करें",
  requestId: "रेफ़रेंस नंबर",
};
