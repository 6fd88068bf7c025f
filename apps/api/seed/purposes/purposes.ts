import type { Text } from "../text.ts";

export type Purpose = {
  readonly slug: string;
  readonly name: Text;
  /** The text below the name. */
  readonly about: Text;
};

/** The purposes by which pujas are filtered. */
export const purposes = [
  {
    slug: "health",
    name: { en: "Health and long life", hi: "आरोग्य और दीर्घायु" },
    about: {
      en: "Prayers for strength and length of days, beside the care of a doctor.",
      hi: "चिकित्सक की देखभाल के साथ, बल और दीर्घायु की प्रार्थना।",
    },
  },
  {
    slug: "peace",
    name: { en: "Peace of mind", hi: "मन की शांति" },
    about: { en: "For a quieter heart and a steady home.", hi: "शांत मन और सुकून भरे घर के लिए।" },
  },
  {
    slug: "prosperity",
    name: { en: "Prosperity", hi: "समृद्धि" },
    about: {
      en: "For honest work, a full store and the wisdom to share it.",
      hi: "ईमानदार कमाई, भरे भंडार और बाँटने की बुद्धि के लिए।",
    },
  },
  {
    slug: "obstacles",
    name: { en: "Removing obstacles", hi: "विघ्न निवारण" },
    about: { en: "Before a beginning, or when work will not move.", hi: "नए आरंभ से पहले, या जब काम अटक जाएँ।" },
  },
  {
    slug: "ancestors",
    name: { en: "Ancestors", hi: "पितृ तर्पण" },
    about: {
      en: "In memory of those who came before us.",
      hi: "उन सबकी स्मृति में, जो हमसे पहले इस राह से गुज़रे।",
    },
  },
  {
    slug: "family",
    name: { en: "Marriage and family", hi: "विवाह और परिवार" },
    about: {
      en: "For a good match, and for love that lasts at home.",
      hi: "योग्य जीवनसाथी और घर में बने रहने वाले प्रेम के लिए।",
    },
  },
  {
    slug: "learning",
    name: { en: "Children's learning", hi: "बच्चों की विद्या" },
    about: {
      en: "For attention, memory and a love of study.",
      hi: "एकाग्रता, स्मरण शक्ति और पढ़ाई में मन लगने के लिए।",
    },
  },
  {
    slug: "graha-shanti",
    name: { en: "Graha shanti", hi: "ग्रह शांति" },
    about: {
      en: "Traditional worship of the nine grahas, by the almanac.",
      hi: "पंचांग के अनुसार नवग्रहों की पारंपरिक पूजा।",
    },
  },
  {
    slug: "protection",
    name: { en: "Protection", hi: "रक्षा" },
    about: { en: "For courage on the road and safety at home.", hi: "राह में साहस और घर में सुरक्षा के लिए।" },
  },
  {
    slug: "gratitude",
    name: { en: "Gratitude", hi: "कृतज्ञता" },
    about: {
      en: "A birthday, an anniversary, a wish come true: a thank-you.",
      hi: "जन्मदिन, वर्षगाँठ या पूरी हुई मनोकामना: एक धन्यवाद।",
    },
  },
] as const satisfies readonly Purpose[];

export type PurposeSlug = (typeof purposes)[number]["slug"];
