import type {
  orderAccessMessages as originalAccess,
  energisedMessages as originalEnergised,
  placingMessages as originalPlacing,
} from "../messages-en/order-messages.ts";

export const placingMessages: typeof originalPlacing = {
  contactNote: "सिर्फ़ इस ऑर्डर की जानकारी के लिए।",
  failed: "यह नहीं हो पाया। आपके पैसे नहीं कटे; जो भरा है वह सेव है।",
  closed: "इस तारीख की बुकिंग बंद हो गई है",
};

export const energisedMessages: typeof originalEnergised = {
  energised: "आपके नाम से अभिमंत्रित",
  energisedFor: (name, gotra) =>
    gotra ? `${name} के नाम से अभिमंत्रित, गोत्र ${gotra}` : `${name} के नाम से अभिमंत्रित, गोत्र नहीं बताया`,
};

export const orderAccessMessages: typeof originalAccess = {
  missing: "हमें यह ऑर्डर नहीं मिला",
  missingText: "हमारे भेजे मैसेज का लिंक खोलें, या उसी नंबर से साइन इन करें जिससे बुक किया था।",
  signedOut: "आप लॉग आउट हो गए। आगे बढ़ने के लिए साइन इन करें।",
};
