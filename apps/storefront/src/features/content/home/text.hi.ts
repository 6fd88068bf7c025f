import { confirmingMessages } from "@aradhana/checkout/messages-hi";
import { plural } from "../../../shared/i18n/plural.ts";
import { units } from "../../../shared/i18n/units.hi.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  headline: "असली\u00a0मंदिरों\u00a0में, आपके\u00a0नाम\u00a0से पूजा",
  proofs: {
    named: "मंदिर और पुरोहित का नाम पहले से",
    recorded: "रिकॉर्डिंग में अपना नाम सुनें",
    refunded: (hours) => `${hours % 24 ? units.hours(hours) : units.days(hours / 24)} पहले तक पूरा रिफ़ंड`,
  },
  description: "असली मंदिरों में आपके नाम से पूजा, हर चरण के प्रमाण के साथ।",
  highlights: "विशेष",
  slide: (place, total) => `${total} में से ${place}`,
  previous: "पिछली",
  next: "अगली",
  bookNow: "अभी बुक करें",
  book: (price) => `${price} से बुक करें`,
  see: "पूजा देखें",
  howItWorks: "यह कैसे होता है",
  closes: (when) => `बुकिंग ${when} तक`,
  closesInIndia: (when) => `बुकिंग ${when} तक, भारतीय समय`,
  categories: "झटपट",
  shortcuts: { week: "इस सप्ताह", deities: "देवता के अनुसार" },
  pujas: (count) => plural("hi", count, { one: `${count} पूजा`, other: `${count} पूजाएँ` }),
  wordDiffers: "पुरोहित का नाम हर पूजा में देखें",
  policies: "हमारी नीतियाँ",
  grievance: (name) => `जवाब से संतुष्ट नहीं? हमारे शिकायत अधिकारी ${name} को लिखें:`,
  storedSince: (time, day) =>
    `आप ऑफ़लाइन हैं। यह ${day ? `${day}, ` : ""}${time} की जानकारी है; ऑनलाइन होते ही नई आ जाएगी।`,
  unfinished: {
    label: "जहाँ छोड़ा था वहीं से आगे बढ़ें",
    draft: "आपकी बुकिंग अभी अधूरी है",
    reserved: "आपकी जगह रिज़र्व है",
    left: (m, s) => `${m} मिनट ${s} सेकंड बाक़ी`,
    confirming: confirmingMessages.short,
    pay: "एक भुगतान बाक़ी है",
    fill_sankalp: "नाम देना बाक़ी है",
    live: "अभी लाइव है",
    give_details: "जानकारी देना बाक़ी है",
    open_result: "आपकी रिपोर्ट तैयार है",
    actions: { confirming: confirmingMessages.action, live: "खोलें", open_result: "खोलें" },
    continue: "आगे बढ़ें",
    more: (count) => `और ${count}`,
    dismiss: "अभी नहीं",
  },
};
