import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आपकी समीक्षा",
  intro: "दूसरे परिवारों को बताएँ कि अनुभव कैसा रहा। कम सितारे भी उतने ही दिखाए जाते हैं।",
  stars: "सितारे",
  starsOf: (n: number) => `${n} सितारे`,
  starsError: "सितारे चुनें",
  words: "आपकी समीक्षा",
  wordsError: "कम से कम दस अक्षर लिखें",
  author: "आपका नाम, जैसा दिखेगा",
  authorError: "नाम में केवल अक्षर लिखें (2 से 60)",
  city: "आपका शहर",
  cityError: "अपना शहर लिखें",
  send: "समीक्षा भेजें",
  change: "बदलें",
  remove: "हटाएँ",
  keep: "रहने दें",
  states: {
    pending: "धन्यवाद। दिखाने से पहले हम हर समीक्षा पढ़ते हैं।",
    published: "आपकी समीक्षा पूजा के पेज पर दिख रही है।",
    removed: "आपकी समीक्षा नहीं दिखाई जाती, क्योंकि",
  },
  removals: {
    offensive: "यह दूसरों को ठेस पहुँचाती है",
    personal_data: "इसमें फ़ोन नंबर या निजी जानकारी है",
    advertising: "यह किसी चीज़ का विज्ञापन है",
    off_topic: "यह इस पूजा के बारे में नहीं है",
  },
};
