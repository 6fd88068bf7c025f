import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आपकी समीक्षा",
  intro: "दूसरों को बताएँ कि अनुभव कैसा रहा। हम कम रेटिंग भी दिखाते हैं।",
  stars: "रेटिंग",
  starsOf: (n: number) => `${n} स्टार`,
  starsError: "रेटिंग चुनें",
  words: "आपकी समीक्षा",
  wordsError: "कम से कम 10 अक्षर लिखें",
  author: "समीक्षा के साथ दिखने वाला नाम",
  authorError: "अपना नाम लिखें",
  city: "शहर",
  cityError: "अपना शहर लिखें",
  send: "समीक्षा भेजें",
  change: "बदलें",
  remove: "हटाएँ",
  keep: "रहने दें",
  states: {
    pending: "धन्यवाद। दिखाने से पहले हम हर समीक्षा पढ़ते हैं।",
    published: "आपकी समीक्षा साइट पर दिख रही है।",
    removed: "आपकी समीक्षा नहीं दिखाई जाती, क्योंकि",
  },
  removals: {
    offensive: "यह दूसरों को ठेस पहुँचाती है",
    personal_data: "इसमें फ़ोन नंबर या निजी जानकारी है",
    advertising: "यह किसी चीज़ का विज्ञापन है",
    off_topic: "यह किसी और चीज़ के बारे में है",
  },
};
