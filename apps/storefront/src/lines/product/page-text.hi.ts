import { siteMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as english } from "./page-text.en.ts";

export const text: typeof english = {
  list: "वस्तुएँ",
  description: (material) =>
    `${material}: कैसे और किसने अभिमंत्रित किया, सर्टिफ़िकेट, देखभाल, वापसी और सभी टैक्स सहित मूल्य।`,
  askAbout: (title) => `${title} के बारे में मेरा सवाल है:`,
  material: "सामग्री",
  size: "नाप",
  weight: (grams) => `वज़न ${grams} ग्राम`,
  energised: "अभिमंत्रण",
  certificate: "सर्टिफ़िकेट",
  stock: "स्टॉक",
  about: "इसके बारे में",
  use: "कैसे उपयोग करें",
  color: "रंग",
  named: "आपके नाम से अभिमंत्रित होने पर:",
  soldOut: {
    heading: "स्टॉक में नहीं",
    text: "फिर से आते ही हम आपको बता सकते हैं। या मिलती-जुलती वस्तुएँ देखें।",
    notify: { open: "स्टॉक में आने पर बताएँ", lost: siteMessages.checkInternet },
    others: "अन्य वस्तुएँ देखें",
  },
  related: "मिलती-जुलती वस्तुएँ",
};
