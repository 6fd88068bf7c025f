import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आपका संकल्प",
  receivedTitle: "संकल्प मिल गया",
  heading: {
    draft: () => "नाम अभी जमा नहीं हुए",
    submitted: (names) => (names === 1 ? "आपका नाम हमें मिल गया" : `आपके ${names} नाम हमें मिल गए`),
    locked: (names) => (names === 1 ? "आपका नाम पुरोहित जी के पास है" : `आपके ${names} नाम पुरोहित जी के पास हैं`),
    read_out: (names) => (names === 1 ? "आपका नाम पढ़ा गया" : `आपके ${names} नाम पढ़े गए`),
    lapsed: () => "ये नाम नहीं पढ़े जाएँगे",
  },
  inDevanagari: "देवनागरी में",
  inLatin: "रोमन अक्षरों में",
  when: "कब",
  where: "कहाँ",
  until: (when) => `नाम ${when} पुरोहित जी को मिलेंगे। तब तक आप इन्हें बदल सकते हैं।`,
  edit: "नाम बदलें",
  order: "ऑर्डर देखें",
  calendar: "कैलेंडर में जोड़ें",
  shareOutcomes: {
    offered: "पूजा शेयर करें",
    copied: "लिंक कॉपी हो गया",
    failed: "लिंक कॉपी नहीं हुआ",
  },
};
