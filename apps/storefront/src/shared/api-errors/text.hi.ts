import { errorMessages, otherError, retryIn } from "@aradhana/checkout/messages-hi";
import type { ReportedCode } from "./shown-code.ts";
import type { text as original } from "./text.en.ts";

const outdated = "यह पृष्ठ पुराना हो गया है। इसे फिर से खोलें; जो भरा है वह सुरक्षित है।";
const notOffered = "यह पूजा या इसका यह पैकेज अब उपलब्ध नहीं है। कोई और तिथि चुनें।";

const codes: Record<ReportedCode, string> = {
  ...errorMessages,
  malformed_body: outdated,
  not_found: outdated,
  method_not_allowed: outdated,
  session_missing: outdated,
  idempotency_key_missing: outdated,
  idempotency_key_reused: "यह पहले दूसरे विवरण के साथ भेजा गया था। फिर प्रयास करें।",
  body_too_large: "यह हमारी सीमा से अधिक है। जो लिखा है उसे छोटा करके फिर प्रयास करें।",
  internal: "हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर प्रयास करें।",
  unauthorized: "आप साइन आउट हो गए। आगे बढ़ने के लिए साइन इन करें",
  "pooja.not_found": notOffered,
  "package.not_found": notOffered,
  "chadhaava.not_found": "यह चढ़ावा अब उपलब्ध नहीं है। कोई और तिथि चुनें।",
  "policy.not_found": outdated,
  offer_not_found: notOffered,
  otp_paused: "खातों की सुरक्षा के लिए साइन इन थोड़ी देर रुका हुआ है।",
  sold_out: "इस पूजा के सभी स्थान भर चुके हैं। कुछ नहीं लिया गया।",
  prasad_not_shipped: "इस पूजा का प्रसाद इस देश में नहीं भेजा जाता। बिना प्रसाद का पैकेज चुनें।",
  order_not_found: "यह ऑर्डर यहाँ नहीं दिखाया जा सकता। हमारे भेजे संदेश का लिंक खोलें, या साइन इन करें।",
  pay_later_not_offered: "इस पूजा का भुगतान बाद में नहीं हो सकता। बुक करने के लिए अभी भुगतान करें।",
  reservation_waiting: "आपकी एक और बुकिंग प्रतीक्षा में है। उसका भुगतान करें या उसके दस मिनट बीतने दें।",
  reservation_too_many: "आपके नेटवर्क से बहुत अधिक स्थान रोके गए हैं।",
  reservation_not_found: "यह स्थान अब रुका हुआ नहीं है। कुछ नहीं लिया गया; फिर से बुक करें।",
  reservation_expired: "दस मिनट पूरे हुए और स्थान फिर ख़ाली है। कुछ नहीं लिया गया; फिर से बुक करें।",
  sankalp_locked: "बदलने का समय बीत गया: नाम पुरोहित के पास पहुँच चुके हैं।",
};

export const text: typeof original = {
  codes,
  other: otherError,
  wait: retryIn,
};
