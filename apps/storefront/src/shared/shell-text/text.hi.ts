import { shopHi } from "@aradhana/core/shop";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  brand: "आराधना",
  skip: "सीधे विषय पर जाएँ",
  mainNavigation: "मुख्य",
  home: "मुखपृष्ठ",
  pujas: "पूजाएँ",
  vipPujas: "VIP पूजाएँ",
  chadhaava: "चढ़ावा",
  orders: "ऑर्डर",
  account: "खाता",
  search: "पूजा खोजें",
  locale: "देश और भाषा",
  loading: "आराधना खुल रही है",
  loadingSlow: "सामान्य से अधिक समय लग रहा है",
  reload: "फिर से खोलें",
  slow: "धीमा संपर्क, प्रयास जारी है",
  indiaTime: {
    alone: "भारतीय समय",
    and: (here: string) => `भारतीय समय, आपके यहाँ ${here}`,
  },
  offline: "आप ऑफ़लाइन हैं। जो दिख रहा है, वह पुराना हो सकता है।",
  gone: {
    heading: "यह पृष्ठ अब यहाँ नहीं है",
    text: "हो सकता है पता ग़लत लिखा गया हो, या जो यहाँ था वह पूरा हो चुका हो। आने वाली पूजाएँ एक टैप दूर हैं।",
    action: "आने वाली पूजाएँ देखें",
  },
  failed: {
    heading: "ओह! कुछ गड़बड़ हो गई।",
    text: "असुविधा के लिए हमें खेद है। कृपया कुछ देर बाद फिर प्रयास करें या मुखपृष्ठ पर लौटें।",
    home: "मुखपृष्ठ पर जाएँ",
    retry: "फिर प्रयास करें",
    requestId: "सहायता लेते समय यह संख्या बताएँ:",
  },
  unreachable: {
    heading: "इंटरनेट संपर्क नहीं है",
    text: "अभी हमसे संपर्क नहीं हो पा रहा। अपना नेटवर्क जाँचें; संपर्क लौटते ही पृष्ठ खुल जाएगा।",
  },
  support: {
    ask: "WhatsApp पर पूछें",
    message: (requestId = "") => `नमस्ते, आराधना का एक पृष्ठ नहीं खुला। ${requestId}`.trim(),
  },
  shop: shopHi,
  footer: {
    gstinLabel: "GSTIN",
    payments: "भुगतान के साधन",
    paymentNames: { inr: ["UPI", "कार्ड", "नेट बैंकिंग"], abroad: ["कार्ड"] },
    languages: "भाषाएँ",
    services: "सेवाएँ",
    policies: "नीतियाँ",
    policyNames: {
      "exchange-policy": "रद्द करना और बदलना",
      "shipping-policy": "प्रसाद भेजना",
      "term-and-condition": "नियम और शर्तें",
      "privacy-policy": "निजता",
    },
  },
};
