import type { ListMessages } from "../catalogue-list.ts";

export const text: ListMessages = {
  title: () => "अभिमंत्रित वस्तुएँ",
  subject: {
    category: (name) => name,
    deity: (name) => `${name} की अभिमंत्रित वस्तुएँ`,
    purpose: (name) => `अभिमंत्रित वस्तुएँ: ${name}`,
    material: (name) => `${name} की वस्तुएँ`,
    mukhi: (name) => `${name} रुद्राक्ष`,
  },
  documentTitle: (heading) => `${heading}, पुरोहित के नाम सहित`,
  description:
    "रुद्राक्ष, यंत्र, माला, ब्रेसलेट और पूजा किट: किससे बनी है, किसने अभिमंत्रित की, सर्टिफ़िकेट और सभी टैक्स सहित मूल्य।",
  search: "वस्तु खोजें",
  placeholder: "यंत्र या देवता",
  count: (count) => `${count} ${count === 1 ? "वस्तु" : "वस्तुएँ"}`,
  more: "और वस्तुएँ दिखाएँ",
  earlier: "पिछला पेज दिखाएँ",
  none: "इन फ़िल्टर पर कोई वस्तु नहीं मिली",
  noneText: "कोई फ़िल्टर हटाएँ, या नीचे दी गई वस्तुएँ देखें।",
  suggestions: "अन्य वस्तुएँ",
  facets: {
    category: "प्रकार",
    purpose: "कामना",
    deity: "देवता",
    material: "सामग्री",
    mukhi: "मुखी",
  },
  sorts: {
    popular: "हमारी पसंद पहले",
    newest: "नई पहले",
    price: "कम मूल्य पहले",
    price_desc: "ज़्यादा मूल्य पहले",
  },
};
