import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आपका संकल्प",
  receivedTitle: "संकल्प मिल गया",
  received: (names: number) =>
    names === 1 ? "आपका नाम पुरोहित जी के पास है" : `आपके ${names} नाम पुरोहित जी के पास हैं`,
  inDevanagari: "देवनागरी में",
  inLatin: "रोमन अक्षरों में",
  when: "कब",
  where: "कहाँ",
  until: (when: string, zone: string) => `${when} (${zone}) तक बदल सकते हैं।`,
  edit: "संकल्प बदलें",
  order: "ऑर्डर देखें",
  calendar: "कैलेंडर में जोड़ें",
  shareOutcomes: {
    offered: "पूजा शेयर करें",
    copied: "लिंक कॉपी हुआ",
    refused: "लिंक कॉपी नहीं हुआ",
  },
  timeline: "आगे क्या होगा",
};
