import { units } from "../../shared/i18n/units.hi.ts";
import type { text as english } from "./page-text.en.ts";

export const text: typeof english = {
  list: "रत्न",
  description: (treatment, lab) =>
    `${treatment}, ${lab} की रिपोर्ट के साथ। सही वज़न, मूल स्थान, परंपरा से किसके लिए और वापसी के नियम।`,
  askAbout: (title) => `${title} के बारे में मेरा सवाल है:`,
  weight: "वज़न",
  size: "नाप",
  sizeOf: ([length, width, depth]) => `${length} × ${width} × ${depth} मिमी`,
  sizeNote: "लंबाई × चौड़ाई × गहराई",
  scale: {
    title: "कितना बड़ा है",
    coin: "₹10",
    label: (length, width, coin, finger) =>
      `सही अनुपात में: रत्न, ${length} × ${width} मिमी, ${coin} मिमी के ₹10 के सिक्के के पास और ${finger} मिमी चौड़ी उँगली पर।`,
    views: (length, width, depth) => `ऊपर से, ${length} × ${width} मिमी, और बग़ल से, ${depth} मिमी गहरा।`,
  },
  save: {
    save: "सेव करें",
    done: "इस डिवाइस पर सेव हो गया।",
    removed: "अब सेव नहीं है।",
    full: (most) => `ज़्यादा से ज़्यादा ${most} रत्न सेव होते हैं: पहले कोई एक हटाएँ।`,
    see: "सेव किए रत्न देखें",
  },
  shapeAndColour: "आकार और रंग",
  clarity: "क्लैरिटी",
  origin: "मूल स्थान",
  treatment: "ट्रीटमेंट",
  report: "लैब रिपोर्ट",
  mineral: (mineral, gravity, refraction) => `${mineral}; विशिष्ट घनत्व ${gravity}, अपवर्तनांक ${refraction}`,
  suits: {
    title: "परंपरा से किसके लिए",
    planet: (planet) => `${planet} का रत्न।`,
    instead: (stone) => `${stone} की जगह पहना जाता है।`,
    rashis: "राशि",
    note: "यह परंपरा और मान्यता है, न कोई वादा, न चिकित्सा सलाह।",
  },
  avoid: {
    title: "कब न पहनें",
    ascendants: (names) => `${names} लग्न वालों को ज़्यादातर ज्योतिषी यह रत्न पहनने से मना करते हैं।`,
    opinion: "फिर भी कोई पहनने को कहे तो दूसरे ज्योतिषी से भी पूछें।",
  },
  wearing: { title: "कैसे पहना जाता है", finger: "उँगली", metal: "धातु", day: "दिन", mantra: "मंत्र" },
  settings: {
    title: "खुला, अंगूठी या पेंडेंट",
    making: "बनवाई",
    none: "कुछ नहीं",
    sentIn: (count) => `${units.days(count)} में रवाना`,
    returned: (count) => (count > 0 ? `वापसी ${units.days(count)} में` : "वापसी नहीं"),
    setting: "जड़ाई",
  },
  sold: {
    heading: "यह रत्न बिक गया है या रिज़र्व है",
    text: "किसी ने इसे ख़रीद लिया है या अभी भुगतान कर रहा है। हर रत्न इकलौता होता है। वज़न और मूल्य में सबसे पास के रत्न ये हैं।",
    others: "सभी रत्न देखें",
  },
  similar: "मिलते-जुलते रत्न",
};
