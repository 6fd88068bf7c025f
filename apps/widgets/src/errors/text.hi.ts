import { errorMessages, otherError, retryIn } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

const notOffered = "यह अब उपलब्ध नहीं है। कोई और तिथि चुनें।";

export const text: typeof original = {
  codes: {
    ...errorMessages,
    offer_not_found: notOffered,
    otp_paused: "खातों की सुरक्षा के लिए कोड थोड़ी देर रुके हुए हैं।",
    sold_out: "सभी स्थान भर चुके हैं। कुछ नहीं लिया गया।",
    prasad_not_shipped: "प्रसाद इस देश में नहीं भेजा जाता।",
    sankalp_locked: "नाम देने का समय बीत गया।",
  },
  other: otherError,
  wait: retryIn,
};
