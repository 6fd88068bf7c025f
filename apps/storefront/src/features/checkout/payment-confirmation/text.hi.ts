import { paymentMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  ...paymentMessages,
  title: "भुगतान",
  paid: {
    text: {
      pooja: "अब वे नाम दें जो पुरोहित जी बोलेंगे।",
      chadhaava: "अब वे नाम देख लें जो पुरोहित जी पढ़ेंगे।",
    },
    next: { pooja: "संकल्प भरें", chadhaava: "नाम देखें" },
  },
  otherMethod: "अगले पृष्ठ पर कोई और माध्यम चुना जा सकता है।",
  gone: {
    heading: "यह ऑर्डर यहाँ नहीं दिखाया जा सकता",
    text: "हमारे भेजे संदेश का लिंक खोलें, या उसी फ़ोन से साइन इन करें जिससे बुक किया था।",
    signIn: "साइन इन करें",
  },
  noOrder: {
    heading: "कौन सा ऑर्डर?",
    text: "इस पते में कोई ऑर्डर नहीं है। हमारे भेजे संदेश का लिंक खोलें, या अपने ऑर्डर में से चुनें।",
    orders: "आपके ऑर्डर",
  },
  failedToAsk: {
    heading: "अभी बैंक से पूछा नहीं जा सका",
    text: "इससे आपके भुगतान के बारे में कुछ तय नहीं होता। उत्तर देखे बिना दोबारा भुगतान न करें।",
    retry: "फिर प्रयास करें",
    requestId: "अनुरोध",
  },
  retryRefused: "भुगतान का पृष्ठ नहीं खुला। कुछ नहीं लिया गया; थोड़ी देर में फिर प्रयास करें।",
};
