import {
  addressMessages,
  codeMessages,
  consentMessages,
  invoiceLostMessages,
  namesMessages,
  phoneMessages,
  priceMessages,
  proceedMessages,
  savedMessages,
} from "@aradhana/checkout/messages-hi";
import { siteMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  found: {
    text: "आपकी भरी हुई जानकारी वापस आ गई है। यह सिर्फ़ इसी टैब में रहती है।",
    startOver: "नए सिरे से भरें",
  },
  names: {
    ...namesMessages,
    why: "पुरोहित जी इन्हें बोलेंगे। पहला नाम आपका है।",
    gotraHint: "गोत्र पता न हो तो ख़ाली छोड़ें: तब पुरोहित जी काश्यप बोलते हैं।",
    tooMany: (limit) => `यह पैकेज ${limit} ${limit === 1 ? "नाम" : "नामों"} के लिए है। इस नाम को हटाएँ।`,
  },
  phone: {
    ...phoneMessages,
    heading: "संपर्क जानकारी",
    hint: codeMessages.willSend,
  },
  code: {
    ...codeMessages,
    verify: "पुष्टि करें और आगे बढ़ें",
  },
  address: addressMessages,
  invoice: invoiceLostMessages,
  price: {
    ...priceMessages,
    title: "मूल्य",
    empty: "पहले कम से कम एक अर्पण चुनें।",
    retry: siteMessages.retry,
  },
  saved: savedMessages,
  ...consentMessages,
  proceed: proceedMessages.pay,
  proceedWithPrice: (price) => `${proceedMessages.pay}, ${price}`,
  after: "अभी पैसे नहीं कटे। भुगतान का पेज अलग खुलेगा।",
};
