import type { GemReason, GemVerdict } from "@aradhana/jyotish/gems";
import type { Graha } from "@aradhana/jyotish/sky";
import type { Text } from "../../text/text.ts";

export const gemVerdicts: Readonly<Record<GemVerdict, Text>> = {
  wear: { en: "May be worn", hi: "पहन सकते हैं" },
  period: { en: "Only for a time, after a consultation", hi: "केवल कुछ समय, परामर्श के बाद" },
  avoid: { en: "Do not wear", hi: "न पहनें" },
};

export const gemReasons: Readonly<Record<GemReason, Text>> = {
  lifeStone: { en: "Its planet is the lord of the lagna", hi: "इसका ग्रह लग्न का स्वामी है" },
  luckyStone: { en: "Its planet is the lord of the 5th house", hi: "इसका ग्रह पाँचवें भाव का स्वामी है" },
  fortuneStone: { en: "Its planet is the lord of the 9th house", hi: "इसका ग्रह नवें भाव का स्वामी है" },
  yogakaraka: {
    en: "Its planet owns a kendra and a trikona (yogakaraka)",
    hi: "इसका ग्रह केंद्र और त्रिकोण दोनों का स्वामी है (योगकारक)",
  },
  lordOfDusthana: {
    en: "Its planet owns the 6th, 8th or 12th house and no trikona",
    hi: "इसका ग्रह छठे, आठवें या बारहवें भाव का स्वामी है, किसी त्रिकोण का नहीं",
  },
  neutralLord: { en: "Its planet is neither good nor bad for this lagna", hi: "इस लग्न के लिए इसका ग्रह सम है" },
  node: {
    en: "Rahu and Ketu own no house: only an astrologer should judge this stone",
    hi: "राहु-केतु किसी भाव के स्वामी नहीं: यह रत्न केवल ज्योतिषी की सलाह से",
  },
  strongStone: {
    en: "Tradition tries this stone out under an astrologer's eyes first",
    hi: "परंपरा में इसे पहले ज्योतिषी की देखरेख में परखा जाता है",
  },
};

/** What tradition connects with some houses. */
export const areas: readonly { house: number; title: Text }[] = [
  { house: 1, title: { en: "Self and body", hi: "स्वयं और शरीर" } },
  { house: 2, title: { en: "Family and savings", hi: "परिवार और संचित धन" } },
  { house: 4, title: { en: "Home and mother", hi: "घर और माता" } },
  { house: 5, title: { en: "Learning and children", hi: "विद्या और संतान" } },
  { house: 7, title: { en: "Marriage and partners", hi: "विवाह और साझेदारी" } },
  { house: 9, title: { en: "Fortune and faith", hi: "भाग्य और धर्म" } },
  { house: 10, title: { en: "Work and standing", hi: "कर्म और प्रतिष्ठा" } },
  { house: 11, title: { en: "Gains and friends", hi: "लाभ और मित्र" } },
];

interface Reading {
  rashi: string;
  lord: string;
  house: number;
  dignity: string | undefined;
  guests: string;
}
export const readingText = ({ rashi, lord, house, dignity, guests }: Reading): Text => ({
  en: `This house is ${rashi}; its lord, ${lord}, is in house ${house}${dignity ? ` (${dignity})` : ""}. ${guests ? `In it: ${guests}.` : "No planet is in it."} By tradition this area of life is seen through that house.`,
  hi: `इस भाव में ${rashi} राशि है; इसका स्वामी ${lord} भाव ${house} में है${dignity ? ` (${dignity})` : ""}। ${guests ? `इसमें: ${guests}।` : "इसमें कोई ग्रह नहीं है।"} परंपरा में जीवन का यह पक्ष उसी भाव से देखा जाता है।`,
});

export const yogaTexts = {
  gajakesari: {
    title: { en: "Gajakesari", hi: "गजकेसरी" },
    text: {
      en: "Jupiter is in the 1st, 4th, 7th or 10th from the Moon. Tradition connects it with good counsel and respect.",
      hi: "गुरु चंद्र से पहले, चौथे, सातवें या दसवें स्थान पर है। परंपरा इसे अच्छी समझ और सम्मान से जोड़ती है।",
    },
  },
  budhaditya: {
    title: { en: "Budha-Aditya", hi: "बुधादित्य" },
    text: {
      en: "Sun and Mercury share a rashi, as they often do. Tradition connects it with learning.",
      hi: "सूर्य और बुध एक राशि में हैं, जैसा अक्सर होता है। परंपरा इसे विद्या से जोड़ती है।",
    },
  },
  chandraMangala: {
    title: { en: "Chandra-Mangala", hi: "चंद्र-मंगल" },
    text: {
      en: "Moon and Mars share a rashi. Tradition connects it with enterprise.",
      hi: "चंद्र और मंगल एक राशि में हैं। परंपरा इसे उद्यम से जोड़ती है।",
    },
  },
  mahapurusha: {
    title: { en: "Pancha Mahapurusha", hi: "पंच महापुरुष" },
    text: {
      en: "is in its own or exalted rashi in the 1st, 4th, 7th or 10th house. Tradition counts this among the five yogas of strength.",
      hi: "अपनी या उच्च राशि में पहले, चौथे, सातवें या दसवें भाव में है। परंपरा इसे पाँच बली योगों में गिनती है।",
    },
  },
} as const;

export const remedyKinds = {
  free: { en: "Free", hi: "मुफ़्त" },
  paid: { en: "Paid, optional", hi: "शुल्क लगता है, इच्छा हो तो" },
} as const;

/** What tradition suggests for the lord of the running dasha: what costs nothing comes first. */
export const remedyTexts = {
  mantra: {
    title: { en: "Mantra", hi: "मंत्र" },
    text: (graha: string, mantra: string, until: string): Text => ({
      en: `${graha} rules the present mahadasha, until ${until}. Tradition suggests its name mantra in the morning: ${mantra}.`,
      hi: `अभी ${graha} की महादशा है, ${until} तक। परंपरा में सुबह इसके नाम मंत्र का जप बताया गया है: ${mantra}।`,
    }),
  },
  charity: {
    title: { en: "Charity", hi: "दान" },
    text: (weekday: string): Text => ({
      en: `Giving food or time to somebody in need on ${weekday}, as much as is easy for you.`,
      hi: `${weekday} को किसी ज़रूरतमंद को भोजन या अपना समय देना, जितना सहज हो।`,
    }),
  },
  fast: {
    title: { en: "Fast", hi: "व्रत" },
    text: (weekday: string): Text => ({
      en: `A light meal on ${weekday}, only if your health allows it.`,
      hi: `${weekday} को हल्का भोजन, अगर सेहत ठीक हो।`,
    }),
  },
  puja: {
    title: { en: "Puja", hi: "पूजा" },
    text: {
      en: "A puja can be booked in the shop. It is a devotion, not a condition: nothing bad follows from leaving it out.",
      hi: "दुकान में पूजा बुक की जा सकती है। यह श्रद्धा की बात है, शर्त नहीं: न करने से कुछ बुरा नहीं होता।",
    },
  },
} as const;

/** The weekdays of the grahas, 0 is Sunday. Rahu and Ketu rule none: theirs are customary. */
export const weekdaysOf: Readonly<Record<Graha, readonly number[]>> = {
  ...{ sun: [0], moon: [1], mars: [2], mercury: [3], jupiter: [4], venus: [5], saturn: [6] },
  ...{ rahu: [6], ketu: [2, 4] },
};

/** The name mantras of the grahas, as they are commonly recited. */
export const nameMantras: Readonly<Record<string, Text>> = {
  sun: { en: "Om Suryaya Namah", hi: "ॐ सूर्याय नमः" },
  moon: { en: "Om Chandraya Namah", hi: "ॐ चन्द्राय नमः" },
  mars: { en: "Om Bhaumaya Namah", hi: "ॐ भौमाय नमः" },
  mercury: { en: "Om Budhaya Namah", hi: "ॐ बुधाय नमः" },
  jupiter: { en: "Om Gurave Namah", hi: "ॐ गुरवे नमः" },
  venus: { en: "Om Shukraya Namah", hi: "ॐ शुक्राय नमः" },
  saturn: { en: "Om Shanaye Namah", hi: "ॐ शनये नमः" },
  rahu: { en: "Om Rahave Namah", hi: "ॐ राहवे नमः" },
  ketu: { en: "Om Ketave Namah", hi: "ॐ केतवे नमः" },
};

export const glossary: readonly { term: Text; text: Text }[] = [
  {
    term: { en: "Lagna", hi: "लग्न" },
    text: {
      en: "The rashi that rises in the east at birth; the first house.",
      hi: "जन्म के समय पूर्व में उदय होती राशि; पहला भाव।",
    },
  },
  {
    term: { en: "Rashi", hi: "राशि" },
    text: { en: "One of twelve signs of 30 degrees.", hi: "30 अंश के बारह भागों में से एक।" },
  },
  {
    term: { en: "Bhava (house)", hi: "भाव" },
    text: { en: "An area of life; counted from the lagna.", hi: "जीवन का एक क्षेत्र; लग्न से गिना जाता है।" },
  },
  {
    term: { en: "Nakshatra", hi: "नक्षत्र" },
    text: {
      en: "One of 27 parts of the Moon's path, each with four padas.",
      hi: "चंद्र के मार्ग के 27 भागों में से एक, हर एक के चार चरण।",
    },
  },
  {
    term: { en: "Navamsa (D9)", hi: "नवांश (D9)" },
    text: {
      en: "Each rashi in nine parts; read beside the lagna chart.",
      hi: "हर राशि के नौ भाग; लग्न कुंडली के साथ देखा जाता है।",
    },
  },
  {
    term: { en: "Dasha", hi: "दशा" },
    text: {
      en: "A period of life that a planet rules: maha, antar and pratyantar.",
      hi: "जीवन का वह समय जिसका स्वामी कोई ग्रह है: महा, अंतर और प्रत्यंतर।",
    },
  },
  {
    term: { en: "Ayanamsa", hi: "अयनांश" },
    text: {
      en: "The distance between the zodiac of the seasons and that of the stars.",
      hi: "ऋतुओं के और तारों के राशिचक्र के बीच का अंतर।",
    },
  },
];
