import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "नमूना ऑर्डर",
  note: "पूरा होने पर आपका ऑर्डर ऐसा दिखता है। यहाँ नाम काल्पनिक है, वीडियो और चित्र हमने बनाए हैं। आपकी पूजा का वीडियो मंदिर में बनता है।",
  prasad: "प्रसाद",
  sent: (when) => `भेजा गया: ${when}`,
  delivered: (when) => `डिलीवर हुआ: ${when}`,
  book: "यह पूजा देखें",
  all: "आने वाली पूजाएँ देखें",
};
