import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  heading: "बुकिंग खुलने पर संदेश पाएँ",
  whatsapp: "SMS की जगह WhatsApp पर भेजें",
  consent: "हम इस नंबर पर एक संदेश भेजेंगे, फिर नंबर मिटा देंगे, 90 दिन के भीतर।",
  privacy: "गोपनीयता नीति",
  submit: "मुझे एक संदेश भेजें",
  done: "हो गया। बुकिंग खुलते ही हम आपको संदेश भेजेंगे।",
};
