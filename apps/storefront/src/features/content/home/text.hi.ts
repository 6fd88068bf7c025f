import { plural } from "../../../shared/i18n/plural.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "Aradhana",
  headline: "असली मंदिरों में, आपके नाम से पूजा",
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
  seeAll: (total) => `सभी ${total} देखें`,
  pujas: (count) => plural("hi", count, { one: `${count} पूजा`, other: `${count} पूजाएँ` }),
  wordDiffers: "हर पूजा में पुरोहित का नाम लिखा है",
  policies: "नियम, सीधे शब्दों में",
  policyLinks: {
    "exchange-policy": "रद्द करना और धन-वापसी",
    "shipping-policy": "डाक से प्रसाद",
    "privacy-policy": "आपका डेटा",
  },
  grievance: (name) => `उत्तर से संतुष्ट नहीं? हमारे शिकायत अधिकारी ${name} को लिखें:`,
  storedSince: (time, day) =>
    `अभी हमसे संपर्क नहीं हो पा रहा है। यह ${day ? `${day}, ` : ""}${time} की जानकारी है; संपर्क होते ही नई जानकारी आ जाएगी।`,
  unfinished: {
    label: "जहाँ छोड़ा था वहीं से आगे बढ़ें",
    draft: "आपकी बुकिंग अभी अधूरी है",
    held: "आपके लिए एक स्थान रुका हुआ है",
    left: (m, s) => `${m} मिनट ${s} सेकंड शेष`,
    pay: "एक भुगतान बाक़ी है",
    fill_sankalp: "नाम देना बाक़ी है",
    continue: "आगे बढ़ें",
    more: (count) => `और ${count} अन्य`,
    dismiss: "अभी नहीं",
  },
};
