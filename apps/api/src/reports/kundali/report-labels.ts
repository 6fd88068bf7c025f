import type { Text } from "../../text/text.ts";

/** The labels of a report, in both languages. */
export const labels = {
  date: { en: "Date of birth", hi: "जन्म तारीख" },
  time: { en: "Time of birth", hi: "जन्म समय" },
  unknownTime: { en: "not known", hi: "पता नहीं" },
  place: { en: "Place of birth", hi: "जन्म स्थान" },
  coordinates: { en: "Latitude, longitude", hi: "अक्षांश, देशांतर" },
  offset: { en: "UTC offset used", hi: "लिया गया UTC अंतर" },
  zone: { en: "Time zone", hi: "समय क्षेत्र" },
  ayanamsa: { en: "Ayanamsa", hi: "अयनांश" },
  lahiri: { en: "Lahiri (Chitrapaksha)", hi: "लाहिरी (चित्रपक्ष)" },
  houses: { en: "Houses", hi: "भाव" },
  wholeSigns: { en: "whole signs from the lagna", hi: "लग्न से पूरी राशियाँ" },
  node: { en: "Rahu and Ketu", hi: "राहु और केतु" },
  meanNode: { en: "mean node", hi: "मध्यम पात" },
  dashaYear: { en: "Year of the dashas", hi: "दशा का वर्ष" },
  days: { en: "365.25 days", hi: "365.25 दिन" },
  engine: { en: "Computed with", hi: "गणना" },
  lagna: { en: "Lagna", hi: "लग्न" },
  rashi: { en: "Moon's rashi", hi: "चंद्र राशि" },
  nakshatra: { en: "Nakshatra, pada", hi: "नक्षत्र, चरण" },
  sunRashi: { en: "Sun's rashi", hi: "सूर्य राशि" },
  tithi: { en: "Tithi", hi: "तिथि" },
  yoga: { en: "Yoga", hi: "योग" },
  karana: { en: "Karana", hi: "करण" },
  vara: { en: "Vara (from sunrise)", hi: "वार (सूर्योदय से)" },
  gana: { en: "Gana", hi: "गण" },
  nadi: { en: "Nadi", hi: "नाड़ी" },
  varna: { en: "Varna", hi: "वर्ण" },
  vashya: { en: "Vashya", hi: "वश्य" },
  yoni: { en: "Yoni", hi: "योनि" },
  syllable: { en: "Naming syllable", hi: "नामाक्षर" },
  moolank: { en: "Moolank (day)", hi: "मूलांक (दिन)" },
  bhagyank: { en: "Bhagyank (whole date)", hi: "भाग्यांक (पूरी तारीख)" },
  nameChaldean: { en: "Name, Chaldean", hi: "नाम, कैल्डियन" },
  graha: { en: "Planet", hi: "ग्रह" },
  rashiColumn: { en: "Rashi", hi: "राशि" },
  degree: { en: "Degree", hi: "अंश" },
  house: { en: "House", hi: "भाव" },
  lord: { en: "Nakshatra lord", hi: "नक्षत्र स्वामी" },
  state: { en: "State", hi: "अवस्था" },
  retrograde: { en: "retrograde", hi: "वक्री" },
  combust: { en: "combust", hi: "अस्त" },
  or: { en: "or", hi: "या" },
} as const;

export const chartTitles = {
  D1: { en: "Lagna chart (D1)", hi: "लग्न कुंडली (D1)" },
  D9: { en: "Navamsa chart (D9)", hi: "नवांश कुंडली (D9)" },
  moon: { en: "Moon chart", hi: "चंद्र कुंडली" },
} as const;

export const firstHouses = {
  D1: { en: "Lagna", hi: "लग्न" },
  D9: { en: "Navamsa lagna", hi: "नवांश लग्न" },
  moon: { en: "Moon", hi: "चंद्र" },
} as const;

export const notes = {
  "war-time": {
    en: "India's clocks were an hour ahead at that time (war time, UTC+6:30). The chart takes that into account.",
    hi: "उस समय भारत की घड़ियाँ एक घंटा आगे थीं (युद्ध का समय, UTC+6:30)। कुंडली में इसका हिसाब है।",
  },
  "local-mean-time": {
    en: "Clocks then followed a local meridian, so the offset has odd minutes. If the certificate says otherwise, correct it.",
    hi: "उस समय घड़ियाँ स्थानीय मध्याह्न से चलती थीं, इसलिए अंतर के मिनट पूरे नहीं हैं। प्रमाण पत्र में कुछ और हो तो सुधार लें।",
  },
  "city-time": {
    en: "Until 1955 Bombay kept a time of its own (UTC+04:51), and until 1948 Calcutta (UTC+05:53:20). If the time of birth is from such a clock, correct the offset.",
    hi: "बंबई में 1955 तक (UTC+04:51) और कलकत्ता में 1948 तक (UTC+05:53:20) अपना अलग समय चलता था। जन्म समय ऐसी घड़ी का हो तो अंतर सुधार लें।",
  },
  "history-uncertain": {
    en: "The clock changes of this zone before 1970 are not known for certain. Compare the offset with a document of that time.",
    hi: "1970 से पहले इस क्षेत्र की घड़ियाँ कब बदलीं, यह पक्का नहीं है। उस समय के किसी काग़ज़ से अंतर मिला लें।",
  },
  unknownTime: {
    en: "Without the time of birth there are no lagna, houses, navamsa and dashas: they change within minutes or hours. What is read from them is missing too: tithi, yoga and karana of the birth, the naming syllable and the Avakahada chakra, Manglik, Kaal Sarp and Pitra dosha, yogas, life areas, remedies and gem advice. Sade Sati is there if the Moon was in one rashi all day.",
    hi: "जन्म समय के बिना लग्न, भाव, नवांश और दशा नहीं बताई जातीं: वे मिनटों या घंटों में बदल जाती हैं। उन पर टिकी बातें भी नहीं हैं: जन्म की तिथि, योग और करण, नामाक्षर और अवकहड़ा चक्र, मांगलिक, काल सर्प और पितृ दोष, योग, जीवन के पक्ष, उपाय और रत्न की सलाह। चंद्रमा दिन भर एक राशि में रहा हो तो साढ़े साती है।",
  },
  twoMoons: {
    en: "The Moon changed its rashi on that day, so both are given.",
    hi: "उस दिन चंद्रमा ने राशि बदली, इसलिए दोनों दी हैं।",
  },
  highLatitude: {
    en: "This far from the equator some rashis rise very fast or not at all on a day; astrologers differ on such charts.",
    hi: "भूमध्य रेखा से इतनी दूर कुछ राशियाँ बहुत जल्दी या किसी दिन बिल्कुल उदय नहीं होतीं; ऐसी कुंडली पर ज्योतिषियों में मतभेद है।",
  },
  beforeSunrise: {
    en: "The birth was before sunrise, so by tradition it belongs to the weekday before.",
    hi: "जन्म सूर्योदय से पहले हुआ, इसलिए परंपरा में वार पिछले दिन का है।",
  },
} as const;

/** The time of birth as it was given, with how exact it is. */
export const timeWithin = (time: string, minutes: number): Text => ({
  en: `${time}, within ${minutes} minutes`,
  hi: `${time}, ${minutes} मिनट के भीतर`,
});

/** What may be another one within the time that was given: each with all that it may be. */
export const mayDiffer = (minutes: number, found: Text): Text => ({
  en: `Within ${minutes} minutes of the time that was given these change: ${found.en}. Treat what depends on them with care.`,
  hi: `बताए गए समय से ${minutes} मिनट के भीतर ये बदलते हैं: ${found.hi}। इन पर टिकी बातों को ध्यान से लें।`,
});

export const windowLabels = {
  navamsaLagna: { en: "Navamsa lagna (D9)", hi: "नवांश लग्न (D9)" },
  houses: { en: "houses of", hi: "इनके भाव" },
  allHouses: { en: "houses of all planets", hi: "सभी ग्रहों के भाव" },
} as const;

/** Where another offset was given, as on a certificate. */
export const offsetGiven = (ofZone: string): Text => ({
  en: `The UTC offset is the one that was given for this birth. By the history of the time zone it would be ${ofZone}.`,
  hi: `UTC अंतर वही लिया गया है जो इस जन्म के लिए बताया गया। समय क्षेत्र के इतिहास के अनुसार वह ${ofZone} होता।`,
});

/** Of a report that was stored before its verdicts moved with the day. */
export const asOf = (day: string): Text => ({
  en: `Sade Sati and the remedies are as of ${day}. Correct or confirm the details to have them made again.`,
  hi: `साढ़े साती और उपाय ${day} के हैं। इन्हें फिर से बनवाने के लिए जानकारी सुधारें या पक्का करें।`,
});
