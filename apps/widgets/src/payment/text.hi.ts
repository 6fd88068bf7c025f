import {
  confirmingMessages,
  paymentMessages,
  priceMessages,
  reviewMessages,
} from "@aradhana/checkout/messages-hi";
import { siteMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  ...paymentMessages,
  confirming: confirmingMessages,
  review: reviewMessages,
  heading: "बुकिंग का भुगतान करें",
  summary: {
    heading: "आपका ऑर्डर",
    ...priceMessages,
  },
  safe: "भुगतान अलग पेज पर खुलता है। यह पेज अपने-आप अपडेट होता है।",
  open: (amount) => `${amount} का सुरक्षित भुगतान खोलें`,
  opening: "भुगतान की तैयारी हो रही है",
  opened: "खुले हुए पेज पर भुगतान करें। नतीजा यहीं दिखेगा।",
  upi: "UPI ऐप से भुगतान करें",
  openedApp: "खुले हुए ऐप में भुगतान करके लौट आएँ। नतीजा यहीं दिखेगा।",
  noApp: "कोई UPI ऐप नहीं खुला। आपके पैसे नहीं कटे: सुरक्षित पेज पर भुगतान करें।",
  openAgain: "फिर खोलें",
  payAgain: (amount) => `${amount} का फिर भुगतान करें`,
  retry: siteMessages.retry,
  help: { ask: siteMessages.askOnWhatsapp, aboutOrder: siteMessages.aboutOrder },
  left: {
    title: "भुगतान पूरा नहीं हुआ",
    text: "हमें अभी कोई भुगतान नहीं मिला है। अगर अभी-अभी भुगतान किया है तो दोबारा न करें: नतीजा यहीं दिखेगा। नहीं किया हो तो भुगतान फिर खोलें।",
  },
  names: {
    here: "नाम हमें मिल गए हैं। उन्हें ऑर्डर पेज पर बदल सकते हैं।",
    elsewhere: "आगे क्या करना है, ऑर्डर पेज पर देखें।",
    waiting: "नाम भेजे जा रहे हैं। यह पेज खुला रखें।",
    refused: "नाम नहीं भेजे जा सके। उन्हें ऑर्डर पेज पर दें।",
  },
  partner: (site) => `${site} पर ऑर्डर देखें`,
  elsewhere: {
    heading: "नतीजा वहीं दिखेगा जहाँ आपने बुक किया",
    text: "उस पेज पर लौटें जहाँ आपने बुक किया था: वह अपने-आप अपडेट होता है। यह पेज बंद कर सकते हैं। या हमारे भेजे मैसेज का लिंक खोलें।",
  },
  last: {
    proceed: "आगे बढ़ें",
    see: "बुकिंग देखें",
    hide: "यह छिपाएँ",
    order: (ritual, number) => `${ritual}, ऑर्डर ${number}`,
  },
  earlier: {
    title: (number) => `आपका एक पहले का ऑर्डर है, ${number}`,
    text: "सिर्फ़ उसी का भुगतान करें जिसे बुक करना है। बिना भुगतान वाला ऑर्डर अपने-आप रद्द हो जाता है।",
    see: "वह ऑर्डर देखें",
  },
};
