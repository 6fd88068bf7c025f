import type { errorMessages as original } from "../messages-en/error-messages.ts";
import { confirmingMessages } from "./confirming-messages.ts";

const outdatedPrice = "दिखाया गया मूल्य पुराना हो गया है। नया मूल्य देखकर फिर कोशिश करें।";

export const errorMessages: typeof original = {
  cart_full: "आपका कार्ट भर गया है। पहले कुछ हटाएँ।",
  network: "इंटरनेट नहीं चल रहा। जो भरा है वह सेव है; ऑनलाइन होने पर फिर कोशिश करें।",
  invalid_input: "भरी हुई कोई जानकारी सही नहीं है। उसे जाँचकर फिर कोशिश करें।",
  too_many_requests: "आपके नेटवर्क से बहुत ज़्यादा रिक्वेस्ट आईं।",
  otp_too_soon: "इस नंबर पर OTP अभी-अभी भेजा गया है।",
  otp_too_many:
    "बहुत बार OTP मँगाया गया, शायद किसी और ने। जिस फ़ोन पर पहले साइन इन किया था, उस पर OTP मिल सकता है।",
  otp_blocked: "कई बार ग़लत OTP डाला गया।",
  otp_wrong: "OTP ग़लत है। सबसे नया मैसेज देखें।",
  otp_expired: "इस OTP का समय ख़त्म हो गया। नया OTP मँगाएँ।",
  quote_too_many: "आपके नेटवर्क से बहुत बार मूल्य पूछा गया।",
  quote_not_found: outdatedPrice,
  quote_expired: outdatedPrice,
  price_changed: "मूल्य बदल गया है। भुगतान से पहले उसे देख लें।",
  cutoff_passed: "इस तारीख की बुकिंग बंद हो चुकी है। आपके पैसे नहीं कटे।",
  offering_unavailable: "कोई अर्पण इतनी संख्या में उपलब्ध नहीं है। कृपया जाँच लें।",
  addon_unavailable: "कोई अर्पण इतनी संख्या में उपलब्ध नहीं है। कृपया जाँच लें।",
  order_too_many: "आपके नेटवर्क के बहुत से ऑर्डर का भुगतान बाक़ी है। किसी एक का भुगतान करें या थोड़ा रुकें।",
  order_expired: "इस ऑर्डर के भुगतान का समय ख़त्म हो गया। आपके पैसे नहीं कटे। फिर से बुक करें।",
  already_paid: "इस बुकिंग का भुगतान हो चुका है। दोबारा भुगतान न करें।",
  payment_pending: confirmingMessages.short,
  gateway_down: "भुगतान सेवा जवाब नहीं दे रही। आपके पैसे नहीं कटे। एक मिनट में फिर कोशिश करें।",
};

export const otherError = "यह नहीं हो पाया। जो भरा है वह सेव है; कृपया फिर कोशिश करें।";

export const retryIn = (seconds: number): string =>
  `${seconds > 5_400 ? `${Math.ceil(seconds / 3_600)} घंटे` : seconds > 59 ? `${Math.ceil(seconds / 60)} मिनट` : `${seconds} सेकंड`} बाद फिर कोशिश करें।`;
