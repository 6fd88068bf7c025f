import { ritualMessages } from "@aradhana/checkout/catalogue-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "नाम सुधार रिपोर्ट",
  made: (when) => `${when} को बनी`,
  now: "अभी का नाम",
  options: (count) => `${count} और स्पेलिंग`,
  letters: (name) => `${name} के अक्षर`,
  sound: "उच्चारण वही",
  notes: "यह भी जान लें",
  deleteQuestion: "नाम, जन्म तारीख और यह रिपोर्ट हमेशा के लिए हट जाएँगे। ऑर्डर और उसका इनवॉइस रहेगा।",
  sample: {
    title: "रिपोर्ट का नमूना",
    text: "नाम सिर्फ़ उदाहरण है। बाक़ी सब वैसे ही निकाला गया है, जैसे आपकी रिपोर्ट में होगा।",
    bookNow: ritualMessages.bookNow,
    order: "अपना नाम देखें",
  },
};
