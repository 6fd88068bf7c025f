import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  whatsapp: "SMS की जगह WhatsApp पर भेजें",
  consent: "मैं इस नंबर पर एक मैसेज पाने के लिए सहमत हूँ। उसके बाद नंबर हटा दिया जाता है, ज़्यादा से ज़्यादा 90 दिन में।",
  consentError: "मैसेज पाने के लिए इस बॉक्स पर टिक करें",
  submit: "मुझे बताएँ",
  booking: {
    heading: "बुकिंग खुलने पर मैसेज पाएँ",
    done: "हो गया। बुकिंग खुलते ही हम आपको मैसेज भेजेंगे।",
  },
  stock: {
    heading: "स्टॉक में आने पर मैसेज पाएँ",
    done: "हो गया। स्टॉक में आते ही हम आपको मैसेज भेजेंगे।",
  },
};
