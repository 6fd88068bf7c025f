import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { prasadMessages } from "@aradhana/checkout/messages-hi";
import { hoursBefore, units } from "../../../shared/i18n/units.hi.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  description: (temple, date) => `${temple}, ${date}: पैकेज, कौन करेगा, आपको क्या मिलेगा और उसका प्रमाण।`,
  pujas: "पूजाएँ",
  vipPujas: "VIP पूजाएँ",
  askAbout: (title, date) => `${date} की ${title} के बारे में मेरा एक सवाल है:`,
  kind: { group: "कई परिवार एक साथ", individual: "सिर्फ़ एक परिवार के लिए" },
  sections: {
    packages: "पैकेज",
    receives: "आपको क्या मिलेगा",
    proof: "पुरोहित और प्रमाण",
    about: "पूजा के बारे में",
    policy: "कैंसिलेशन",
    temple: "मंदिर",
  },
  booking: {
    title: ritualMessages.packages,
    people: ritualMessages.people,
    inEvery: ritualMessages.inEvery,
    package: "पैकेज",
    continue: "आगे बढ़ें",
    bookNow: ritualMessages.bookNow,
    continueWith: (price) => `${price} के साथ आगे बढ़ें`,
    note: "नाम भुगतान के बाद देने हैं।",
    taxes: "सभी टैक्स शामिल।",
    parts: prasadMessages.parts,
    withoutPrasad: "बिना प्रसाद के भी बुक कर सकते हैं: अगले चरण में चुनें।",
    prasadOnlyIndia: "प्रसाद सिर्फ़ भारत में डिलीवर होता है। बाक़ी सब आपको कहीं भी मिलता है।",
    payLater: "भुगतान से पहले 10 मिनट के लिए जगह रिज़र्व कर सकते हैं।",
  },
  outcome: {
    heading: {
      open: "",
      closed: "बुकिंग बंद हो चुकी है",
      live: "पूजा अभी हो रही है",
      performed: "यह पूजा संपन्न हो चुकी है",
      cancelled: "यह पूजा रद्द हो गई",
    },
    text: {
      open: () => "",
      closed: ritualMessages.preparing,
      live: (date) => `यह ${date} को शुरू हुई। आपने बुक की है तो रिकॉर्डिंग आपके ऑर्डर में आएगी।`,
      performed: (date) => `यह ${date} को हुई। आपने बुक की है तो रिकॉर्डिंग आपके ऑर्डर में मिलेगी।`,
      cancelled: (date) => `यह ${date} को होनी थी। आपने बुक की है तो आगे की जानकारी अपने ऑर्डर में देखें।`,
    },
    seeOthers: "आने वाली पूजाएँ देखें",
  },
  receives: {
    title: "आपको क्या मिलेगा",
    within: (time) => `${time} में`,
    hours: hoursBefore,
    days: units.days,
    kinds: { video: "रिकॉर्डिंग", prasad: "प्रसाद", certificate: "सर्टिफ़िकेट" },
  },
  included: "आपके नाम से क्या होता है",
  about: "इस पूजा के बारे में",
  addons: {
    title: "अर्पण",
    note: "वैकल्पिक। अगले चरण में चुनें।",
    dakshina: "पुरोहितों की दक्षिणा वैकल्पिक है। जितनी इच्छा हो दें।",
    each: (price, unit) => `${price} · ${unit}`,
  },
  price: {
    title: "मूल्य विवरण",
    ritual: "पूजा: पुरोहित, मंदिर और सामग्री",
    ritualNote: (pct) => `${pct}%, GST से मुक्त`,
    service: "हमारी सेवा: बुकिंग, रिकॉर्डिंग और मदद",
    serviceNote: (pct, gst, sac) =>
      gst > 0 ? `${pct}%, ${gst}% GST सहित, SAC ${sac}` : `${pct}%, विदेश के लिए GST नहीं`,
    total: "कुल भुगतान",
    postage: prasadMessages.question,
  },
  reviews: "समीक्षाएँ",
  temple: (name) => `${name} के बारे में`,
  templePujas: "यहाँ की आने वाली पूजाएँ",
};
