import type { ToldCode } from "./shown-code.ts";
import type { text as original } from "./text.en.ts";

const outdated = "यह पृष्ठ पुराना हो गया है। इसे फिर से खोलें; जो भरा है वह सुरक्षित है।";
const notOffered = "यह पूजा या इसका यह पैकेज अब उपलब्ध नहीं है। कोई और तिथि चुनें।";
const oldPrice = "दिखाया गया मूल्य पुराना हो गया है। नया मूल्य देखकर फिर प्रयास करें।";

const codes: Record<ToldCode, string> = {
  network: "संपर्क नहीं हो पाया। जो भरा है वह सुरक्षित है; ऑनलाइन होने पर फिर प्रयास करें।",
  malformed_body: outdated,
  not_found: outdated,
  method_not_allowed: outdated,
  session_missing: outdated,
  idempotency_key_missing: outdated,
  idempotency_key_reused: "यह पहले दूसरे विवरण के साथ भेजा गया था। फिर प्रयास करें।",
  body_too_large: "यह हमारी सीमा से अधिक है। जो लिखा है उसे छोटा करके फिर प्रयास करें।",
  invalid_input: "भरी गई कोई बात काम की नहीं है। उसे देखकर फिर प्रयास करें।",
  internal: "हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर प्रयास करें।",
  unauthorized: "आप साइन आउट हो गए। आगे बढ़ने के लिए साइन इन करें",
  "pooja.not_found": notOffered,
  "package.not_found": notOffered,
  "chadhaava.not_found": "यह चढ़ावा अब उपलब्ध नहीं है। कोई और तिथि चुनें।",
  too_many_requests: "आपके नेटवर्क से थोड़े समय में बहुत अधिक बार पूछा गया।",
  "policy.not_found": outdated,
  offer_not_found: notOffered,
  otp_too_soon: "कोड अभी-अभी भेजा गया है।",
  otp_too_many: "बहुत बार कोड मँगाया गया।",
  otp_blocked: "कई बार ग़लत कोड डाला गया।",
  otp_paused: "खातों की सुरक्षा के लिए साइन इन थोड़ी देर रुका हुआ है।",
  otp_wrong: "यह कोड सही नहीं है। सबसे नया संदेश फिर देखें।",
  otp_expired: "इस कोड का समय बीत गया। नया कोड मँगाएँ।",
  quote_too_many: "आपके नेटवर्क से बहुत बार मूल्य पूछा गया।",
  quote_not_found: oldPrice,
  quote_expired: oldPrice,
  price_changed: "मूल्य बदल गया है। भुगतान से पहले उसे देख लें।",
  cutoff_passed: "इस तिथि की बुकिंग बंद हो चुकी है। कुछ नहीं लिया गया।",
  sold_out: "इस पूजा के सभी स्थान भर चुके हैं। कुछ नहीं लिया गया।",
  prasad_not_shipped: "इस पूजा का प्रसाद इस देश में नहीं भेजा जाता। बिना प्रसाद का पैकेज चुनें।",
  addon_unavailable: "कोई अर्पण अब उपलब्ध नहीं है, या इतनी संख्या में नहीं। उन्हें फिर देखें।",
  offering_unavailable: "कोई चढ़ावा अब उपलब्ध नहीं है, या इतनी संख्या में नहीं। उन्हें फिर देखें।",
  order_too_many: "आपके नेटवर्क के बहुत से ऑर्डर भुगतान की प्रतीक्षा में हैं। उनमें से किसी का भुगतान करें या थोड़ा रुकें।",
  order_not_found: "यह ऑर्डर यहाँ नहीं दिखाया जा सकता। हमारे भेजे संदेश का लिंक खोलें, या साइन इन करें।",
  order_expired: "इस ऑर्डर के भुगतान का समय बीत गया। कुछ नहीं लिया गया; फिर से बुक करें।",
  pay_later_not_offered: "इस पूजा का भुगतान बाद में नहीं हो सकता। बुक करने के लिए अभी भुगतान करें।",
  reservation_waiting: "आपकी एक और बुकिंग प्रतीक्षा में है। उसका भुगतान करें या उसके दस मिनट बीतने दें।",
  reservation_too_many: "आपके नेटवर्क से बहुत अधिक स्थान रोके गए हैं।",
  reservation_not_found: "यह स्थान अब रुका हुआ नहीं है। कुछ नहीं लिया गया; फिर से बुक करें।",
  reservation_expired: "दस मिनट पूरे हुए और स्थान फिर ख़ाली है। कुछ नहीं लिया गया; फिर से बुक करें।",
  already_paid: "इस बुकिंग का भुगतान हो चुका है। दोबारा भुगतान न करें।",
  gateway_down: "भुगतान सेवा उत्तर नहीं दे रही। कुछ नहीं लिया गया; एक मिनट में फिर प्रयास करें।",
  sankalp_locked: "बदलने का समय बीत गया: नाम पुरोहित के पास पहुँच चुके हैं।",
};

export const text: typeof original = {
  codes,
  other: "यह नहीं हो पाया। जो भरा है वह सुरक्षित है; कृपया फिर प्रयास करें।",
  wait: (seconds: number) =>
    seconds < 60 ? `${seconds} सेकंड बाद फिर प्रयास करें।` : `${Math.ceil(seconds / 60)} मिनट बाद फिर प्रयास करें।`,
};
