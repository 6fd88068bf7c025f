import { plural } from "../../../shared/i18n/plural.ts";
import type { text as original } from "./text.en.ts";

const units = {
  days: (n: number) => `${n} दिन`,
  hours: (n: number) => plural("hi", n, { one: `${n} घंटा`, other: `${n} घंटे` }),
  minutes: (n: number) => `${n} मिनट`,
  seconds: (n: number) => `${n} सेकंड`,
};
/** Before a postposition: "2 घंटे में", "1 घंटे में". */
const hoursBefore = (n: number) => `${n} घंटे`;

export const text: typeof original = {
  description: (title, temple, date) =>
    `${title}, ${temple}, ${date}: पैकेज, कौन करेगा, आपको क्या मिलेगा और उसका प्रमाण।`,
  pujas: "पूजाएँ",
  vipPujas: "VIP पूजाएँ",
  askAbout: (title, date) => `${date} की ${title} के बारे में मेरा एक प्रश्न है:`,
  kind: { group: "कई परिवार एक साथ सम्मिलित", individual: "केवल एक परिवार के लिए" },
  booking: {
    title: "पैकेज चुनें",
    people: (min, max) => (min === max ? `${max} व्यक्ति के लिए` : `${min} से ${max} लोगों के लिए`),
    inEvery: "हर पैकेज में:",
    continue: "आगे बढ़ें",
    bookNow: "अभी बुक करें",
    continueWith: (price) => `${price} के साथ आगे बढ़ें`,
    note: "भुगतान अंत में होता है। नाम उसके बाद पूछे जाते हैं।",
    taxes: "सभी कर मूल्य में शामिल हैं।",
    prasadOnlyIndia: "प्रसाद केवल भारत में भेजा जाता है। बाक़ी सब कुछ आपको कहीं भी मिलता है।",
    payLater: "भुगतान से पहले दस मिनट तक स्थान रोका जा सकता है।",
  },
  outcome: {
    heading: {
      open: "",
      closed: "बुकिंग बंद हो चुकी है",
      live: "अनुष्ठान अभी हो रहा है",
      performed: "यह पूजा संपन्न हो चुकी है",
      cancelled: "यह पूजा रद्द हो गई",
    },
    text: {
      open: () => "",
      closed: (date) => `पुरोहित ${date} की तैयारी में हैं। अब और नाम नहीं जोड़े जा सकते।`,
      live: (date) => `यह ${date} को आरंभ हुई। रिकॉर्डिंग बुक करने वालों के ऑर्डर में आएगी।`,
      performed: (date) => `यह ${date} को हुई। बुक करने वालों को रिकॉर्डिंग अपने ऑर्डर में मिलेगी।`,
      cancelled: (date) => `यह ${date} को होनी थी। बुक करने वाले अपने ऑर्डर में चुनें कि आगे क्या हो।`,
    },
    seeOthers: "आने वाली पूजाएँ देखें",
  },
  receives: {
    title: "आपको क्या मिलेगा",
    within: (time) => `${time} में`,
    hours: hoursBefore,
    days: units.days,
    kinds: { video: "रिकॉर्डिंग", prasad: "प्रसाद", certificate: "प्रमाणपत्र" },
  },
  included: "आपके नाम से क्या होता है",
  about: "इस पूजा के बारे में",
  addons: {
    title: "आप चाहें तो जोड़ें",
    note: "अपने आप कुछ नहीं जुड़ता। अगले चरण में, चाहें तो, आप चुनते हैं।",
    dakshina: "पुरोहितों की दक्षिणा आपकी इच्छा पर है; वह शून्य से शुरू होती है।",
    each: (price, unit) => `${price} · ${unit}`,
  },
  price: {
    title: "मूल्य किससे बनता है",
    ritual: "स्वयं अनुष्ठान: पुरोहित, मंदिर और सामग्री",
    ritualNote: (pct) => `${pct}%, GST से मुक्त`,
    service: "हमारी सेवा: बुकिंग, रिकॉर्डिंग और देखभाल",
    serviceNote: (pct, gst, sac) =>
      gst > 0 ? `${pct}%, ${gst}% GST सहित, SAC ${sac}` : `${pct}%, विदेश के लिए GST नहीं`,
    total: "आप कितना देते हैं",
    prasad: (fee) => `जिस पैकेज में प्रसाद नहीं है, उसमें डाक से प्रसाद का शुल्क ${fee} है।`,
  },
  reviews: "समीक्षाएँ",
  temple: (name) => `${name} के बारे में`,
  templePujas: "यहाँ की आने वाली पूजाएँ",
};
