import { errorMessages, otherError, retryIn } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

const notOffered = "यह अब उपलब्ध नहीं है। कोई और तारीख चुनें।";

export const text: typeof original = {
  codes: {
    ...errorMessages,
    offer_not_found: notOffered,
    otp_unavailable: "इस नंबर पर अभी OTP नहीं भेजा जा सकता।",
    otp_paused: "खातों की सुरक्षा के लिए OTP थोड़ी देर के लिए बंद हैं।",
    sold_out: "सभी जगहें भर गई हैं। आपके पैसे नहीं कटे।",
    prasad_not_shipped: "प्रसाद इस देश में डिलीवर नहीं होता।",
    sankalp_locked: "अब नाम नहीं बदल सकते।",
  },
  other: otherError,
  wait: retryIn,
};
