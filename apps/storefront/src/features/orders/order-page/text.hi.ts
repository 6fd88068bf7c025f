import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { priceMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "ऑर्डर",
  number: (number: string) => `ऑर्डर ${number}`,
  placed: (when: string) => `ऑर्डर का समय: ${when}`,
  next: {
    pay: { words: "इस ऑर्डर का भुगतान बाक़ी है।", action: "भुगतान करें" },
    fill_sankalp: {
      words: (until: string) => `${until} तक नाम दें।`,
      action: "नाम दें",
    },
    edit_sankalp: {
      words: (until: string) => `नाम ${until} तक बदले जा सकते हैं।`,
      action: "नाम बदलें",
    },
    give_details: { words: "काम शुरू करने के लिए जन्म की जानकारी चाहिए।" },
    open_result: { words: "आपकी रिपोर्ट तैयार है।" },
    choose: { words: "इस ऑर्डर के बारे में हमें आपका फ़ैसला चाहिए।", action: "विकल्प देखें" },
    wait: { words: "अभी आपको कुछ नहीं करना है।" },
  },
  parts: {
    title: "इस ऑर्डर में",
    give: "नाम दें",
    change: "नाम बदलें",
    see: "नाम देखें",
  },
  sankalp: "संकल्प",
  inDevanagari: "देवनागरी में",
  inLatin: "रोमन अक्षरों में",
  version: (n: number, when: string) => `वर्ज़न ${n}, ${when}`,
  draft: "ड्राफ़्ट, अभी जमा नहीं किया",
  proofs: "रिकॉर्डिंग और फ़ोटो",
  proofsLater: "रिकॉर्डिंग यहाँ दिखेगी।",
  price: "मूल्य",
  details: { ...priceMessages, total: "कुल" },
  soldBy: "विक्रेता:",
  print: "रसीद प्रिंट या सेव करें",
  invoice: "GST इनवॉइस डाउनलोड करें (PDF)",
  paid: (when: string, method: string) => `${method} से भुगतान: ${when}`,
  policy: ritualMessages.policy,
  refund: (pct: number, hours: number, until: string) =>
    `${until} तक (शुरू होने से ${hours} घंटे पहले) रद्द करने पर ${pct}% रिफ़ंड`,
  over: "– समय ख़त्म",
  reschedule: (times: number, hours: number, until: string) =>
    `${until} तक (शुरू होने से ${hours} घंटे पहले) ${times} बार तारीख मुफ़्त बदलें`,
  care: "ग्राहक सेवा भी मदद करती है: ऑर्डर नंबर साथ रखें।",
  help: "इस ऑर्डर में सहायता लें",
  contact: "संपर्क",
  address: "डिलीवरी का पता",
  sentTo: "डिलीवरी का पता",
  service: { title: "आपने क्या ऑर्डर किया", forWhom: (name: string) => `${name} के लिए` },
};
