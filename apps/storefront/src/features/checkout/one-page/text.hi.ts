import {
  addressMessages,
  confirmingMessages,
  consentMessages,
  invoiceLostMessages,
  placingMessages,
  priceMessages,
} from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  contact: {
    title: "संपर्क जानकारी",
    note: placingMessages.contactNote,
    signedIn: (phone) => `${phone} से बुकिंग`,
    signIn: "खाता है? साइन इन करें",
  },
  address: addressMessages,
  invoice: invoiceLostMessages,
  price: {
    ...priceMessages,
    title: "मूल्य",
    working: "मूल्य अपडेट हो रहा है…",
    retry: "फिर कोशिश करें",
  },
  pay: {
    ...consentMessages,
    pay: (amount) => `${amount} का भुगतान करें`,
    total: "कुल",
    changed: (before, now) => `कुल राशि ${before} थी, अब ${now} है। आपके पैसे नहीं कटे। देखकर फिर भुगतान करें।`,
    checkAgain: "आपके पैसे नहीं कटे। मूल्य देखकर फिर भुगतान करें।",
    paid: "आप इसका भुगतान कर चुके हैं।",
    order: "ऑर्डर देखें",
    checkStatus: confirmingMessages.action,
    failed: placingMessages.failed,
  },
};
