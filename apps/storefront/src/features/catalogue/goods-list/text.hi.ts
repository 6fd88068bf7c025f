import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  range: {
    price: (symbol) => `मूल्य (${symbol})`,
    carat: () => "वज़न कैरेट में",
    ratti: () => "वज़न रत्ती में",
  },
  unit: { carat: (weight) => `${weight} कैरेट`, ratti: (weight) => `${weight} रत्ती` },
  upTo: (max) => `${max} तक`,
  between: (min, max) => `${min} से ${max}`,
  from: (min) => `${min} और उससे ज़्यादा`,
  shortUnit: { carat: "कैरेट", ratti: "रत्ती" },
  least: (unit) => `कम से कम (${unit})`,
  most: (unit) => `ज़्यादा से ज़्यादा (${unit})`,
  weightError: "0 से 999 तक की संख्या लिखें, जैसे 4.5",
  priceError: "रक़म अंकों में लिखें, जैसे 500",
  tooLow: (least) => `${least} या उससे ज़्यादा लिखें, या पहला अंक घटाएँ`,
  stock: "उपलब्धता",
  inStock: "स्टॉक में",
  show: "दिखाएँ",
  finder: {
    title: "रत्न ढूँढें",
    planet: "ग्रह से",
    rashi: "राशि से",
    purpose: "कामना से",
    advice: "मुझे ज्योतिषी ने सलाह दी है",
    adviceSteps: [
      "पूछ लें कि क्या आपकी कुंडली में यह रत्न मना है। हर रत्न के पेज पर वे लग्न लिखे हैं जिनके लिए ज़्यादातर ज्योतिषी मना करते हैं।",
      "पहले रत्न चुनें, फिर बताया गया वज़न रत्ती या कैरेट में। पूछें कि कौन-सी रत्ती कही गई है: हमारी इसी पेज पर लिखी है।",
      "दो ज्योतिषी अलग बात कहें तो ख़रीदने से पहले तीसरे से पूछें। खुला रत्न लौटाया जा सकता है।",
    ],
  },
};
