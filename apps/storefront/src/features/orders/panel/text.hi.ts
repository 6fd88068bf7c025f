import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आपके ऑर्डर",
  close: "बंद करें",
  filter: "कौन से ऑर्डर",
  filters: { all: "सभी", open: "चल रहे", done: "पूर्ण", unpaid: "भुगतान बाक़ी" },
  signIn: "ऑर्डर देखने के लिए साइन इन करें",
  madeHere: "इस ब्राउज़र में किए गए",
  signInAction: "साइन इन करें",
  signInText: "इसी फ़ोन से बिना साइन इन किए गए ऑर्डर भी यहाँ दिखेंगे।",
  empty: "अभी कोई ऑर्डर नहीं",
  emptyFiltered: "इस तरह का कोई ऑर्डर नहीं",
  emptyText: "आने वाली पूजाएँ एक टैप दूर हैं।",
  emptyAction: "आने वाली पूजाएँ देखें",
  failed: "आपके ऑर्डर नहीं मिल पाए",
  failedText: "संपर्क जाँचकर फिर प्रयास करें।",
  retry: "फिर प्रयास करें",
  requestId: "अनुरोध",
  more: "और दिखाएँ",
  number: (number: string) => `ऑर्डर ${number}`,
};
