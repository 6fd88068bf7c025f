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
  resendIn: (seconds: number) => `${seconds} से. में फिर भेजें`,
  resend: "फिर भेजें",
  whatsapp: "WhatsApp पर भेजें",
  call: "फ़ोन करके बताएँ",
  trouble: "कोड नहीं मिला? जाँच लें कि नंबर सही है और फ़ोन में नेटवर्क है। कोड पाँच मिनट तक चलता है।",
  errors: {
    six_digits: "कोड के छह अंक लिखें",
    otp_wrong: "यह कोड सही नहीं है। सबसे नया संदेश फिर देखें।",
    otp_expired: "इस कोड का समय बीत गया। नया कोड मँगाएँ।",
    blocked: (minutes: number) => `कई बार ग़लत कोड डाला गया। ${minutes} मिनट बाद फिर प्रयास करें।`,
    wait: (minutes: number) => `बहुत बार कोड मँगाया गया। ${minutes} मिनट बाद फिर प्रयास करें।`,
    network: "संपर्क नहीं हो पाया। नेटवर्क जाँचकर फिर प्रयास करें।",
    other: "यह नहीं हो पाया। कृपया फिर प्रयास करें।",
  },
};
