import { siteMessages } from "@aradhana/checkout/site-messages-hi";
import { shopHi } from "@aradhana/core/shop";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  brand: "आराधना",
  skip: "सीधे पेज पर जाएँ",
  mainNavigation: "मुख्य",
  home: "होम",
  pujas: "पूजाएँ",
  vipPujas: "VIP पूजाएँ",
  chadhaava: "चढ़ावा",
  products: "अभिमंत्रित वस्तुएँ",
  gemstones: "रत्न",
  temples: "मंदिर",
  nameNumbers: "नाम अंक ज्योतिष",
  chat: "सहायता से चैट",
  blogs: "ब्लॉग",
  reels: "रील्स",
  orders: "ऑर्डर",
  account: "खाता",
  search: "खोजें",
  locale: "देश और भाषा",
  cart: (count) => (count === 0 ? "कार्ट" : `कार्ट, ${count} आइटम`),
  loading: "आराधना खुल रही है",
  loadingSlow: "थोड़ा ज़्यादा समय लग रहा है",
  reload: "फिर से खोलें",
  slow: siteMessages.slow,
  share: {
    label: "शेयर करें",
    copied: "लिंक कॉपी हो गया",
    refused: "लिंक कॉपी नहीं हुआ। ऊपर पते से कॉपी करें।",
  },
  offline: siteMessages.offline,
  gone: {
    heading: "यह पेज उपलब्ध नहीं है",
    text: "हो सकता है लिंक ग़लत हो, या यह पेज हटा दिया गया हो।",
    action: "आने वाली पूजाएँ देखें",
  },
  failed: {
    ...siteMessages.broken,
    retry: "फिर कोशिश करें",
    requestId: "रेफ़रेंस नंबर:",
  },
  unreachable: {
    heading: "इंटरनेट नहीं चल रहा",
    text: "अपना इंटरनेट जाँचें। इंटरनेट आते ही पेज खुल जाएगा।",
  },
  support: {
    ask: siteMessages.askOnWhatsapp,
    aboutOrder: siteMessages.aboutOrder,
    message: (requestId = "") => `नमस्ते, आराधना का एक पेज नहीं खुला। ${requestId}`.trim(),
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
      "exchange-policy": "कैंसिलेशन और रिफ़ंड",
      "shipping-policy": "प्रसाद डिलीवरी",
      "term-and-condition": "नियम और शर्तें",
      "privacy-policy": "गोपनीयता नीति",
    },
  },
};
