import { cardMessages, statusMessages } from "@aradhana/checkout/card-messages-hi";
import {
  authorisationMessages,
  filterMessages,
  ritualMessages,
} from "@aradhana/checkout/catalogue-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  pooja: {
    title: "आने वाली पूजाएँ",
    loading: "पूजाएँ खुल रही हैं",
    none: "अभी यहाँ बुक करने के लिए पूजा नहीं है",
    noneText: "आने वाली सभी पूजाएँ पूरी साइट पर देखें।",
    all: "सभी पूजाएँ देखें",
    gone: "पूजा नहीं मिली",
    over: statusMessages.pooja,
  },
  chadhaava: {
    title: "आने वाले चढ़ावे",
    loading: "चढ़ावे खुल रहे हैं",
    none: "अभी यहाँ बुक करने के लिए चढ़ावा नहीं है",
    noneText: "आने वाले सभी चढ़ावे पूरी साइट पर देखें।",
    all: "पूरी साइट खोलें",
    gone: "चढ़ावा नहीं मिला",
    over: statusMessages.chadhaava,
  },
  loading: "खुल रहा है",
  goneText: "हो सकता है इसे हटा दिया गया हो, या लिंक ग़लत हो।",
  next: (date) => `अगली तारीख: ${date}`,
  noNext: ritualMessages.noNext,
  facts: { when: "तारीख", india: "भारतीय समय", where: "मंदिर", until: "बुकिंग बंद होगी", by: "कौन करेगा" },
  terms: {
    proof: ritualMessages.proof,
    policy: ritualMessages.policy,
    refund: (pct, hours) => `${hours} घंटे पहले तक ${pct}% रिफ़ंड`,
    rules: "कैंसिलेशन के नियम",
  },
  others: "अगली तारीखें",
  filters: filterMessages,
  rail: { back: "पीछे", on: "आगे" },
  ...cardMessages,
  proofWithin: (hours) => `${hours} घंटे में रिकॉर्डिंग`,
  authorisation: authorisationMessages,
  vip: "VIP",
};
