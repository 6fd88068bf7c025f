import type { ReturnRule } from "./goods-schema.ts";

/** A product other than a kit. */
export const productReturn: ReturnRule = {
  kind: "returnable",
  days: 7,
  gives: "price",
  terms: {
    en: "Return it within 7 days of arrival, unworn and with its papers: its price is refunded, the delivery is not. Energised in a name you gave us, it cannot be returned.",
    hi: "मिलने के 7 दिन में, बिना पहने और सब काग़ज़ों के साथ लौटा सकते हैं: मूल्य का रिफ़ंड होता है, डिलीवरी का नहीं। आपके दिए नाम से अभिमंत्रित होने पर वापसी नहीं होती।",
  },
};

/** A loose gem. */
export const gemReturn: ReturnRule = {
  kind: "returnable",
  days: 10,
  gives: "everything",
  terms: {
    en: "Return the loose stone within 10 days of arrival with its original report. A stone set in a ring or pendant is made for you and follows the rule of that setting.",
    hi: "खुला रत्न मिलने के 10 दिन में उसकी मूल रिपोर्ट के साथ लौटा सकते हैं। अंगूठी या पेंडेंट में जड़ा रत्न आपके लिए बनता है और उस पर उसी जड़ाई का नियम लगता है।",
  },
};

/** A kit with powder and grain. */
export const kitFinal: ReturnRule = {
  kind: "final",
  reason: {
    en: "The kit holds kumkum, grain and thread for one use, so we cannot take it back. If it arrives damaged or incomplete, we replace it.",
    hi: "किट में एक बार काम आने वाला कुमकुम, अक्षत और मौली है, इसलिए वापसी नहीं होती। टूटा या अधूरा मिले तो हम बदलकर देते हैं।",
  },
};
