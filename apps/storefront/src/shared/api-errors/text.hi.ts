import { errorMessages, orderAccessMessages, otherError, retryIn } from "@aradhana/checkout/messages-hi";
import type { ReportedCode } from "./shown-code.ts";
import type { text as original } from "./text.en.ts";

const outdated = "यह पेज पुराना हो गया है। इसे फिर से खोलें; जो भरा है वह सेव है।";
const notOffered = "यह पूजा या इसका यह पैकेज अब उपलब्ध नहीं है। कोई और तारीख चुनें।";

const codes: Record<ReportedCode, string> = {
  ...errorMessages,
  malformed_body: outdated,
  not_found: outdated,
  method_not_allowed: outdated,
  session_missing: outdated,
  idempotency_key_missing: outdated,
  idempotency_key_reused: "यह पहले दूसरी जानकारी के साथ भेजा जा चुका है। फिर कोशिश करें।",
  body_too_large: "आपने बहुत लंबा लिखा है। उसे छोटा करके फिर कोशिश करें।",
  internal: "हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।",
  unauthorized: orderAccessMessages.signedOut,
  "pooja.not_found": notOffered,
  "package.not_found": notOffered,
  "chadhaava.not_found": "यह चढ़ावा अब उपलब्ध नहीं है। कोई और तारीख चुनें।",
  "product.not_found": "यह वस्तु अब उपलब्ध नहीं है।",
  "gem.not_found": "यह रत्न अब उपलब्ध नहीं है।",
  "policy.not_found": outdated,
  "blog.not_found": outdated,
  "family_profile.not_found": "यह पहले ही हटाया जा चुका है।",
  "address.not_found": "यह पहले ही हटाया जा चुका है।",
  saved_too_many: "और सहेजे नहीं जा सकते। पहले कोई एक हटाएँ।",
  orders_open: "आपकी एक पूजा अभी बाक़ी है। उसके बाद खाता हटाएँ, या हमें लिखें।",
  "phone.not_found": "यह नंबर अब आपके खाते में नहीं है।",
  phone_taken: "यह नंबर किसी और खाते का है। उससे साइन इन करें, या दूसरा नंबर डालें।",
  phone_too_many: "आपके पाँच नंबर पहले से हैं। पहले एक हटाएँ।",
  offer_not_found: notOffered,
  otp_unavailable: "इस नंबर पर अभी OTP नहीं भेजा जा सकता। थोड़ी देर बाद फिर कोशिश करें।",
  otp_paused: "खातों की सुरक्षा के लिए साइन इन थोड़ी देर के लिए बंद है।",
  sold_out: "यह अब उपलब्ध नहीं है। आपके पैसे नहीं कटे।",
  prasad_not_shipped: "इस पूजा का प्रसाद इस देश में डिलीवर नहीं होता। बिना प्रसाद वाला पैकेज चुनें।",
  quantity_unavailable: "इतनी संख्या नहीं बची है। कम संख्या चुनें।",
  setting_unavailable: "यह जड़ाई या नाप नहीं बनता। कोई और चुनें।",
  energisation_unavailable: "यह वस्तु नाम से अभिमंत्रित नहीं हो सकती।",
  not_delivered: "हम इस पते पर यह नहीं भेजते।",
  gone: "यह अब दुकान में नहीं है।",
  cash_not_taken: "इस ऑर्डर में कैश ऑन डिलीवरी नहीं है। भुगतान का दूसरा तरीका चुनें।",
  cart_empty: "आपका कार्ट खाली है।",
  cart_full: "आपका कार्ट भर गया है। पहले कुछ हटाएँ।",
  cart_line_not_found: "यह अब आपके कार्ट में नहीं है।",
  cart_ticket_ended: "कार्ट का यह लिंक समाप्त हो गया है। वापस जाकर फिर कोशिश करें।",
  mandate_not_found: "हमें यह दोहराया जाने वाला चढ़ावा नहीं मिला। उसी नंबर से साइन इन करें।",
  mandate_ended: "यह दोहराया जाने वाला चढ़ावा बंद हो चुका है। आप इसके पेज से फिर शुरू कर सकते हैं।",
  order_not_found: "हमें यह ऑर्डर नहीं मिला। हमारे भेजे मैसेज का लिंक खोलें, या साइन इन करें।",
  pay_later_not_offered: "इस पूजा में बाद में भुगतान की सुविधा नहीं है। बुक करने के लिए अभी भुगतान करें।",
  reservation_waiting: "आपकी एक और जगह रिज़र्व है। उसका भुगतान करें या 10 मिनट रुकें।",
  reservation_too_many: "आपके नेटवर्क से बहुत सारी जगहें रिज़र्व हैं।",
  reservation_not_found: "आपकी जगह अब रिज़र्व नहीं है। आपके पैसे नहीं कटे। फिर से बुक करें।",
  reservation_expired: "10 मिनट पूरे हो गए और जगह फिर ख़ाली है। आपके पैसे नहीं कटे। फिर से बुक करें।",
  sankalp_locked: "नाम बदलने का समय निकल गया है।",
};

export const text: typeof original = {
  codes,
  other: otherError,
  wait: retryIn,
};
