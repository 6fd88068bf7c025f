import { paymentMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "भुगतान",
  checking: paymentMessages.checking,
  pending: {
    ...paymentMessages.pending,
    text: "दोबारा भुगतान न करें। आप यह पृष्ठ बंद कर सकते हैं: बैंक का उत्तर आते ही हम संदेश भेजेंगे।",
    again: "फिर पूछें",
  },
  not_started: {
    heading: "इस ऑर्डर का भुगतान अभी बाक़ी है",
    text: "आपकी बुकिंग सुरक्षित है। पक्की करने के लिए भुगतान करें।",
  },
  success: {
    heading: {
      pooja: "भुगतान हो गया। आपकी पूजा बुक हो गई।",
      chadhaava: "भुगतान हो गया। आपका चढ़ावा बुक हो गया।",
    },
    text: {
      pooja: "अब वे नाम दें जो पुरोहित जी बोलेंगे।",
      chadhaava: "अब वे नाम देख लें जो पुरोहित जी पढ़ेंगे।",
    },
    next: { pooja: "संकल्प भरें", chadhaava: "नाम देखें" },
    order: "ऑर्डर देखें",
  },
  failed: {
    ...paymentMessages.failed,
    otherMethod: "अगले पृष्ठ पर कोई और माध्यम चुना जा सकता है।",
  },
  expired: {
    ...paymentMessages.expired,
    text: {
      pooja: "कुछ नहीं लिया गया। पूजा फिर से बुक की जा सकती है।",
      chadhaava: "कुछ नहीं लिया गया। चढ़ावा फिर से बुक किया जा सकता है।",
    },
    action: { pooja: "आने वाली पूजाएँ देखें", chadhaava: "आने वाले चढ़ावे देखें" },
  },
  mismatch: paymentMessages.mismatch,
  refunded: paymentMessages.refunded,
  facts: {
    ...paymentMessages.facts,
    pooja: "पूजा",
    chadhaava: "चढ़ावा",
    method: "माध्यम",
  },
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
