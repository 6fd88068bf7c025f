import { siteMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as original } from "./vip-text.en.ts";

export const text: typeof original = {
  heading: "VIP पूजा में क्या अलग है",
  text: "पुरोहित इसे एक समय में एक ही परिवार के लिए करते हैं। संकल्प आप लाइव कॉल पर सुनते हैं और उनके साथ बोलते हैं। इससे मंदिर में कोई प्राथमिकता नहीं मिलती और इसे सामूहिक पूजा से अधिक फलदायी नहीं माना जाता।",
  call: [
    "भुगतान के बाद संकल्प फ़ॉर्म में नाम, कॉल के लिए सुविधाजनक समय और फ़ोन नंबर पूछा जाता है।",
    "पुरोहित कॉल पर हर नाम पढ़ते हैं; ग़लती हो तो आप तुरंत सुधार सकते हैं।",
  ],
  callback: { open: "कॉल बैक पाएँ", lost: siteMessages.checkInternet },
  others: (temple) => `${temple} की सभी पूजाएँ`,
};
