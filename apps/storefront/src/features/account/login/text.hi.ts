import { codeMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  phoneHint: "हम इस पर एक बार काम आने वाला कोड भेजेंगे।",
  agree: "आगे बढ़कर आप इनसे सहमत होते हैं:",
  terms: "शर्तें",
  and: "और",
  privacy: "निजता सूचना",
  getCode: "कोड पाएँ",
  code: codeMessages,
  verify: "साइन इन करें",
  whatsapp: "WhatsApp पर भेजें",
  call: "फ़ोन करके बताएँ",
  trouble: "कोड नहीं मिला? जाँच लें कि नंबर सही है और फ़ोन में नेटवर्क है। कोड पाँच मिनट तक चलता है।",
};
