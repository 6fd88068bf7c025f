import { siteMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आपके ऑर्डर",
  close: "बंद करें",
  filter: "ऑर्डर फ़िल्टर करें",
  filters: { all: "सभी", open: "चल रहे", done: "पूरे हुए", unpaid: "भुगतान बाक़ी" },
  signIn: "ऑर्डर देखने के लिए साइन इन करें",
  madeHere: "इस ब्राउज़र में बुक किए गए",
  signInAction: "साइन इन करें",
  signInText: "इसी नंबर से बिना साइन इन के दिए गए ऑर्डर भी यहाँ दिखते हैं।",
  empty: "अभी कोई ऑर्डर नहीं",
  emptyFiltered: "इस तरह का कोई ऑर्डर नहीं",
  emptyText: "आपके ऑर्डर यहाँ दिखेंगे।",
  emptyAction: "आने वाली पूजाएँ देखें",
  failed: "आपके ऑर्डर नहीं खुले",
  failedText: siteMessages.checkInternet,
  retry: "फिर कोशिश करें",
  requestId: "रेफ़रेंस नंबर",
  more: "और दिखाएँ",
  number: (number: string) => `ऑर्डर ${number}`,
};
