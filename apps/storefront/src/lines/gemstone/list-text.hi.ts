import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "रत्न",
  subject: {
    stone: (name) => name,
    planet: (name) => `${name} के रत्न`,
    rashi: (name) => `${name} राशि के रत्न`,
    purpose: (name) => `रत्न: ${name}`,
  },
  documentTitle: (heading) => `${heading}, वज़न, ट्रीटमेंट और लैब रिपोर्ट के साथ`,
  description:
    "हर रत्न इकलौता है: कैरेट, रत्ती और ग्राम में सही वज़न, मूल स्थान, ट्रीटमेंट की साफ़ जानकारी और लैब की रिपोर्ट।",
  search: "रत्न खोजें",
  placeholder: "रत्न या ग्रह",
  count: (count) => `${count} रत्न`,
  more: "और रत्न दिखाएँ",
  earlier: "पिछला पेज दिखाएँ",
  none: "इन फ़िल्टर पर कोई रत्न नहीं मिला",
  noneText: "कोई फ़िल्टर हटाएँ या वज़न की सीमा बढ़ाएँ, या नीचे दिए गए रत्न देखें।",
  suggestions: "अन्य रत्न",
  facets: {
    stone: "रत्न",
    planet: "ग्रह",
    rashi: "राशि",
    purpose: "कामना",
    origin: "मूल स्थान",
    treatment: "ट्रीटमेंट",
    lab: "लैब",
    color: "रंग",
    shape: "आकार",
  },
  sorts: {
    popular: "हमारी पसंद पहले",
    newest: "नए पहले",
    price: "कम मूल्य पहले",
    price_desc: "ज़्यादा मूल्य पहले",
    carat: "हल्के पहले",
    carat_desc: "भारी पहले",
  },
};
