import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आने वाली पूजाएँ",
  loading: "पूजाएँ खुल रही हैं",
  slow: "इंटरनेट धीमा है, प्रयास जारी है",
  none: "अभी यहाँ किसी पूजा की बुकिंग खुली नहीं है",
  noneText: "आने वाली सारी पूजाएँ पूरी साइट पर हैं।",
  all: "सारी पूजाएँ देखें",
  others: "अगली तिथियाँ",
  eyebrow: (date, tithi) => `${date}, ${tithi}`,
  closes: (when) => `${when} तक बुकिंग`,
  from: (price) => `${price} से`,
  over: {
    open: undefined,
    closed: "बुकिंग बंद",
    live: "अभी हो रही है",
    performed: "संपन्न",
    cancelled: "रद्द",
  },
  authorisation: {
    temple_authorised: "मंदिर द्वारा अधिकृत",
    priest_of_temple: "मंदिर के पुरोहित",
    independent_priest: "स्वतंत्र पुरोहित",
  },
  vip: "VIP",
};
