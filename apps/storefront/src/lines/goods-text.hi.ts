import { addressMessages } from "@aradhana/checkout/messages-hi";
import { units } from "../shared/i18n/units.hi.ts";
import type { text as english } from "./goods-text.en.ts";

export const text: typeof english = {
  buy: "अभी ख़रीदें",
  taxes: (pct, amount) => (pct > 0 ? `${pct}% GST (${amount}) सहित` : "इस पर GST नहीं"),
  mrp: (price) => `MRP ${price}, सभी टैक्स सहित`,
  soldOut: "स्टॉक में नहीं",
  energisation: {
    title: "कैसे अभिमंत्रित होता है",
    by: (priest) => `${priest} द्वारा`,
    on: (day) => `स्टॉक की वस्तुएँ ${day} को अभिमंत्रित हुईं।`,
    video: "वीडियो देखें",
    inYourName: (fee, extraDays) =>
      `आपके नाम और गोत्र से: ${fee} अतिरिक्त${extraDays > 0 ? `, ${units.days(extraDays)} बाद भेजा जाएगा` : ""}। ऑर्डर करते समय चुनें।`,
  },
  certificate: {
    title: "सर्टिफ़िकेट",
    number: (number) => `रिपोर्ट नं. ${number}`,
    issued: (day) => `${day} को जारी`,
    verify: (lab) => `${lab} पर जाँचें`,
    scan: (number) => `रिपोर्ट ${number} का चित्र`,
    open: "रिपोर्ट खोलें",
    openPdf: "रिपोर्ट खोलें (PDF)",
    sample: "यह नमूना है, जो इसी पेज के विवरण से बना है।",
  },
  /** What a setting of a stone is called. */
  setting: {
    form: { loose: "खुला रत्न", ring: "अंगूठी", pendant: "पेंडेंट" },
    of: (form, metal) => `${form}, ${metal}`,
  },
  returns: {
    title: "वापसी",
    policy: "वापसी के नियम",
    returned: (count) => (count > 0 ? `${units.days(count)} में वापसी।` : "वापसी नहीं होती।"),
  },
  sources: "स्रोत",
  care: "देखभाल",
  label: {
    title: "वस्तु की जानकारी",
    fact: "विवरण",
    value: "जानकारी",
    net_quantity: "शुद्ध मात्रा",
    mrp: "MRP (सभी टैक्स सहित)",
    origin: "मूल देश",
    maker: "निर्माता या पैकर",
    seller: "विक्रेता",
    hsn: "HSN कोड",
    gst: "GST",
    sku: "आइटम कोड",
  },
  delivery: {
    title: "डिलीवरी",
    pin: addressMessages.pin,
    pinError: addressMessages.pinError,
    check: "देखें",
    checkAbroad: "अपने देश में डिलीवरी देखें",
    arrives: (from, to, place) => `${place && `${place} में `}${from} से ${to} के बीच पहुँचेगा`,
    unknownPin: "यह PIN कोड हमारी सूची में नहीं है। देख लें कि सही है।",
    fee: (fee) => `डिलीवरी ${fee}`,
    free: "डिलीवरी मुफ़्त",
    freeFrom: (amount) => `${amount} या ज़्यादा की वस्तुओं पर मुफ़्त`,
    insured: "आप तक पहुँचने तक बीमा",
    cod: "यहाँ साइन इन करने पर कैश ऑन डिलीवरी मिलती है",
    none: "वहाँ अभी डिलीवरी नहीं होती। दूसरा PIN कोड डालें या WhatsApp पर पूछें।",
    failed: "डिलीवरी की जानकारी नहीं मिली। फिर कोशिश करें।",
  },
};
