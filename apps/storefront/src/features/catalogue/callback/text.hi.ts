import { namesMessages } from "@aradhana/checkout/messages-hi";
import { callTimes } from "@aradhana/core/shop";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  heading: "कॉल बैक पाएँ",
  name: namesMessages.name(1),
  nameError: namesMessages.nameError,
  nameInvalid: namesMessages.nameInvalid,
  time: "हम कब कॉल करें? (भारतीय समय)",
  times: callTimes.hi,
  language: "कॉल की भाषा",
  consent: "मैं इस नंबर पर एक कॉल और एक मैसेज पाने के लिए सहमत हूँ। मेरा नाम और नंबर 7 दिन बाद हटा दिए जाते हैं।",
  consentError: "कॉल पाने के लिए इस बॉक्स पर टिक करें",
  submit: "मुझे कॉल करें",
  done: "हो गया। ग्राहक सेवा आपके चुने समय पर आपको कॉल करेगी।",
};
