import { energisedMessages } from "@aradhana/checkout/messages-hi";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  groups: { pooja: "पूजाएँ", chadhaava: "चढ़ावा", goods: "एक ही पार्सल में आएगा" },
  namesLater: "संकल्प के नाम भुगतान के बाद देने हैं।",
  each: (price) => `${price} प्रति नग`,
  quantity: (title) => `संख्या: ${title}`,
  less: (title) => `एक कम करें: ${title}`,
  more: (title) => `एक और जोड़ें: ${title}`,
  wrong: {
    not_whole: "पूरी संख्या लिखें",
    too_few: "1 या ज़्यादा लिखें, या इसे हटाएँ",
    too_many: (most) => `ज़्यादा से ज़्यादा ${most} ऑर्डर कर सकते हैं`,
  },
  ...energisedMessages,
  noPrasad: "बिना प्रसाद",
  remove: "हटाएँ",
  removeItem: (title) => `हटाएँ: ${title}`,
  removed: (title) => `हटाया गया: ${title}`,
  undo: "वापस लाएँ",
  undoItem: (title) => `वापस लाएँ: ${title}`,
  changed: (before, now) => `मूल्य ${before} से बदलकर ${now} हो गया है।`,
  notSent: {
    prasad_not_shipped: (country) => `इसका प्रसाद इस देश (${country}) में नहीं भेजा जाता।`,
    not_delivered: (country) => `रुपये वाले मूल्य पर यह इस देश (${country}) में नहीं भेजा जाता।`,
  },
  solutions: {
    take: (count) => `${count} कर दें`,
    withoutPrasad: "बिना प्रसाद ऑर्डर करें",
    prices: (country) => `${country} के मूल्य देखें`,
    similar: "मिलते-जुलते देखें",
    dates: "दूसरी तारीखें देखें",
    choose: "फिर से चुनें",
  },
  notCharged: "आपके पैसे नहीं कटे।",
  blocked: "ऑर्डर करने के लिए इन्हें बदलें या हटाएँ:",
};
