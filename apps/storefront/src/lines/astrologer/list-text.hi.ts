import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "ज्योतिषी से बात करें",
  subject: {
    topic: (name) => `${name} के लिए ज्योतिषी`,
    speaks: (name) => `${name} बोलने वाले ज्योतिषी`,
    skill: (name) => `ज्योतिषी: ${name}`,
  },
  documentTitle: (heading) => `${heading}: शुल्क, भाषा और ख़ाली समय`,
  description:
    "विषय, भाषा, शुल्क और ख़ाली समय देखकर ज्योतिषी चुनें। शुल्क पूरे परामर्श का है; रद्द करने पर रिफ़ंड का नियम पहले ही दिखता है।",
  search: "ज्योतिषी खोजें",
  placeholder: "नाम या विद्या",
  count: (count) => `${count} ज्योतिषी`,
  more: "और ज्योतिषी दिखाएँ",
  earlier: "पिछला पेज दिखाएँ",
  none: "इन फ़िल्टर पर कोई ज्योतिषी नहीं मिला",
  noneText: "कोई फ़िल्टर हटाएँ, या नीचे के ज्योतिषी देखें।",
  suggestions: "अन्य ज्योतिषी",
  facets: {
    topic: "विषय",
    speaks: "भाषा",
    skill: "विद्या",
    mode: "बात कैसे करें",
    years: "अनुभव",
    gender: "महिला या पुरुष",
    stars: "रेटिंग",
    status: "उपलब्धता",
  },
  sorts: {
    recommended: "ऑनलाइन पहले",
    soonest: "सबसे जल्दी समय",
    price: "कम शुल्क पहले",
    price_desc: "ज़्यादा शुल्क पहले",
    experience: "ज़्यादा अनुभव पहले",
  },
};
