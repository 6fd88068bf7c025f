import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  phoneHint: "हम इस पर एक बार काम आने वाला कोड भेजेंगे।",
  agree: "आगे बढ़कर आप इनसे सहमत होते हैं:",
  terms: "शर्तें",
  and: "और",
  privacy: "निजता सूचना",
  getCode: "कोड पाएँ",
  codeLabel: "एक बार का कोड",
  sentTo: (number: string) => `${number} पर भेजा गया`,
  change: "बदलें",
  verify: "साइन इन करें",
  resendIn: (seconds: number) =>
    `${seconds > 60 ? `${Math.ceil(seconds / 60)} मि.` : `${seconds} से.`} में फिर भेजें`,
  resend: "फिर भेजें",
  whatsapp: "WhatsApp पर भेजें",
  call: "फ़ोन करके बताएँ",
  trouble: "कोड नहीं मिला? जाँच लें कि नंबर सही है और फ़ोन में नेटवर्क है। कोड पाँच मिनट तक चलता है।",
  sixDigits: "कोड के छह अंक लिखें",
};
