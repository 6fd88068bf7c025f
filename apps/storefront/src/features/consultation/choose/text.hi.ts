import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import { units } from "../../../shared/i18n/units.hi.ts";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  metaTitle: (name) => `${name} के साथ समय बुक करें`,
  description: "अवधि, दिन और समय चुनें। भुगतान करते समय यह 10 मिनट आपके लिए रिज़र्व रहता है।",
  back: "सभी ज्योतिषी",
  about: "परिचय",
  education: "शिक्षा",
  minutes: "कितनी देर?",
  length: units.minutes,
  mode: "कैसे बात करेंगे?",
  modes: { chat: "चैट", call: "वॉइस कॉल", video: "वीडियो कॉल" },
  only: {
    chat: "बात इसी साइट पर चैट से होगी।",
    call: "बात इसी साइट पर वॉइस कॉल से होगी।",
    video: "बात इसी साइट पर वीडियो कॉल से होगी।",
  },
  day: "दिन",
  time: "समय",
  timeHint: (zone) => `भारत का समय (IST); नीचे ${zone} का समय`,
  timeHintIndia: "भारत का समय (IST)",
  noTimes: "अगले दो हफ़्ते कोई समय ख़ाली नहीं है। दूसरे ज्योतिषी चुनें।",
  topic: "विषय (वैकल्पिक)",
  question: "आपका सवाल (वैकल्पिक)",
  questionHint: "इसे सिर्फ़ ज्योतिषी पढ़ते हैं। यह एन्क्रिप्ट करके सेव होता है।",
  birth: "जन्म की जानकारी शेयर करें (वैकल्पिक)",
  birthHint: (name) => `तब ${name} के पास आपकी कुंडली तैयार रहेगी। शेयर करना कभी भी बंद कर सकते हैं।`,
  counter: (count, most) => `${most} में से ${count}`,
  bookNow: ritualMessages.bookNow,
  hold: "यह समय रिज़र्व करें",
  signIn: "समय रिज़र्व करने के लिए साइन इन करें",
  signInNote: "आपका परामर्श निजी है: फ़ोन नंबर से साइन इन करना ज़रूरी है।",
  needsTime: "पहले समय चुनें",
  failed: "समय रिज़र्व नहीं हो सका। फिर कोशिश करें।",
  next: "अभी पैसे नहीं कटेंगे। भुगतान अगले पेज पर होगा।",
};
