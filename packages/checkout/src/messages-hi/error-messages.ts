import type { errorMessages as original } from "../messages-en/error-messages.ts";

const outdatedPrice = "दिखाया गया मूल्य पुराना हो गया है। नया मूल्य देखकर फिर प्रयास करें।";

export const errorMessages: typeof original = {
  network: "संपर्क नहीं हो पाया। जो भरा है वह सुरक्षित है; ऑनलाइन होने पर फिर प्रयास करें।",
  invalid_input: "भरी गई कोई बात काम की नहीं है। उसे देखकर फिर प्रयास करें।",
  too_many_requests: "आपके नेटवर्क से थोड़े समय में बहुत अधिक बार पूछा गया।",
  otp_too_soon: "कोड अभी-अभी भेजा गया है।",
  otp_too_many: "बहुत बार कोड मँगाया गया।",
  otp_blocked: "कई बार ग़लत कोड डाला गया।",
  otp_wrong: "यह कोड सही नहीं है। सबसे नया संदेश फिर देखें।",
  otp_expired: "इस कोड का समय बीत गया। नया कोड मँगाएँ।",
  quote_too_many: "आपके नेटवर्क से बहुत बार मूल्य पूछा गया।",
  quote_not_found: outdatedPrice,
  quote_expired: outdatedPrice,
  price_changed: "मूल्य बदल गया है। भुगतान से पहले उसे देख लें।",
  cutoff_passed: "इस तिथि की बुकिंग बंद हो चुकी है। कुछ नहीं लिया गया।",
  offering_unavailable: "कोई चढ़ावा अब उपलब्ध नहीं है, या इतनी संख्या में नहीं। उन्हें फिर देखें।",
  addon_unavailable: "कोई अर्पण अब उपलब्ध नहीं है, या इतनी संख्या में नहीं। उन्हें फिर देखें।",
  order_too_many: "आपके नेटवर्क के बहुत से ऑर्डर भुगतान की प्रतीक्षा में हैं। उनमें से किसी का भुगतान करें या थोड़ा रुकें।",
  order_expired: "इस ऑर्डर के भुगतान का समय बीत गया। कुछ नहीं लिया गया; फिर से बुक करें।",
  already_paid: "इस बुकिंग का भुगतान हो चुका है। दोबारा भुगतान न करें।",
  gateway_down: "भुगतान सेवा उत्तर नहीं दे रही। कुछ नहीं लिया गया; एक मिनट में फिर प्रयास करें।",
};

export const otherError = "यह नहीं हो पाया। जो भरा है वह सुरक्षित है; कृपया फिर प्रयास करें।";

export const retryIn = (seconds: number): string =>
  seconds < 60 ? `${seconds} सेकंड बाद फिर प्रयास करें।` : `${Math.ceil(seconds / 60)} मिनट बाद फिर प्रयास करें।`;
