import type { Language } from "@aradhana/core/contract";

interface DayFacts {
  town: string;
  date: string;
}
type Limb = "tithi" | "nakshatra" | "yoga" | "karana";

interface AssistantTexts {
  greeting: string;
  welcome: string;
  who: string;
  person: string;
  chart: string;
  noBirth: string;
  ofChart: {
    heading: (name: string, born: string) => string;
    noTime: string;
    dasha: string;
    mahadasha: (lord: string, until: string) => string;
    antardasha: (lord: string, until: string) => string;
    cancelled: (reasons: string) => string;
    needsTime: (topic: string) => string;
    method: string;
  };
  unknown: string;
  uncertainDay: string;
  noSun: string;
  noObservance: string;
  unknownTown: (typed: string, used: string) => string;
  heading: (facts: DayFacts) => string;
  limbs: Record<Limb, string>;
  until: (name: string, end: string) => string;
  weekday: (name: string) => string;
  month: (month: string, paksha: string) => string;
  sun: (rise: string, set: string) => string;
  moon: (rise: string, set: string) => string;
  none: string;
  rahu_kaal: (from: string, to: string) => string;
  yamaganda: (from: string, to: string) => string;
  gulika: (from: string, to: string) => string;
  abhijit: (from: string, to: string) => string;
  abhijitAvoided: string;
  choghadiya: string;
  observances: (town: string) => string;
}

const en: AssistantTexts = {
  greeting:
    "Namaste. I am an automatic assistant, not a person. I answer questions about the panchang, vrats and festivals, calculated for a day and a town; and about rashi, nakshatra, dasha, Sade Sati and Manglik, from the birth details saved in your account. For anything else I connect you to customer care.",
  welcome: "Namaste. Ask me about the panchang, a vrat or a festival, or ask for a person.",
  who: "I am an automatic assistant, not a person. I only state what the calculation of a panchang or a kundali gives. Write “person” to talk to customer care.",
  person: "I am passing this conversation to customer care. They read everything you wrote here.",
  chart:
    "I state only what is calculated: rashi, nakshatra, lagna, dasha, Sade Sati and Manglik. Only a person can say what a kundali means: I am passing this conversation to customer care.",
  noBirth:
    "Your account has no birth details for this, so I cannot calculate it. They are saved with a kundali order, if you choose so. I am passing this conversation to customer care.",
  ofChart: {
    heading: (name, born) => `${name}, born ${born}`,
    noTime: "time not known",
    dasha: "Dasha",
    mahadasha: (lord, until) => `Mahadasha: ${lord}, until ${until}`,
    antardasha: (lord, until) => `Antardasha in it: ${lord}, until ${until}`,
    cancelled: (reasons) => `Cancelled for some authors: ${reasons}`,
    needsTime: (topic) => `${topic}: not without the time of birth`,
    method: "Calculated with the Lahiri ayanamsa and whole-sign houses. For what it means, write “person”.",
  },
  unknown: "I cannot answer that from the panchang, and I do not guess. I am passing it to customer care.",
  uncertainDay: "I am not sure which day you mean. Write the date like 8 November 2026.",
  noSun: "The Sun does not rise or set there on that day, so there is no panchang of it.",
  noObservance: "Nothing found in the next 13 months.",
  unknownTown: (typed, used) => `I do not know the town “${typed}”, so this is for ${used}.`,
  heading: ({ town, date }) => `Panchang of ${date}, ${town}`,
  limbs: { tithi: "Tithi", nakshatra: "Nakshatra", yoga: "Yoga", karana: "Karana" },
  until: (name, end) => `${name} until ${end}`,
  weekday: (name) => `Day: ${name}`,
  month: (month, paksha) => `Month: ${month}, ${paksha}`,
  sun: (rise, set) => `Sunrise ${rise}, sunset ${set}`,
  moon: (rise, set) => `Moonrise ${rise}, moonset ${set}`,
  none: "none",
  rahu_kaal: (from, to) => `Rahu Kaal: ${from} to ${to}`,
  yamaganda: (from, to) => `Yamaganda: ${from} to ${to}`,
  gulika: (from, to) => `Gulika Kaal: ${from} to ${to}`,
  abhijit: (from, to) => `Abhijit Muhurat: ${from} to ${to}`,
  abhijitAvoided: "not used on Wednesdays",
  choghadiya: "Good choghadiya by day",
  observances: (town) => `Next, for ${town}`,
};

const hi: AssistantTexts = {
  greeting:
    "नमस्ते। मैं एक ऑटोमैटिक सहायक हूँ, इंसान नहीं। मैं पंचांग, व्रत और त्योहारों के सवालों के जवाब देता हूँ, जो दिन और शहर के लिए गणना से निकलते हैं; और खाते में सेव की हुई जन्म की जानकारी से राशि, नक्षत्र, दशा, साढ़े साती और मांगलिक के। बाक़ी हर बात के लिए मैं आपको ग्राहक सेवा से जोड़ता हूँ।",
  welcome: "नमस्ते। पंचांग, व्रत या त्योहार के बारे में पूछें, या लिखें कि ग्राहक सेवा से बात करनी है।",
  who: "मैं एक ऑटोमैटिक सहायक हूँ, इंसान नहीं। मैं वही बताता हूँ जो पंचांग या कुंडली की गणना से निकलता है। ग्राहक सेवा से बात करने के लिए “इंसान” लिखें।",
  person: "मैं यह बातचीत ग्राहक सेवा को भेज रहा हूँ। आपने यहाँ जो लिखा है, वह सब वे पढ़ेंगे।",
  chart:
    "मैं वही बताता हूँ जिसकी गणना होती है: राशि, नक्षत्र, लग्न, दशा, साढ़े साती और मांगलिक। कुंडली का अर्थ कोई व्यक्ति ही बता सकता है: मैं यह बातचीत ग्राहक सेवा को भेज रहा हूँ।",
  noBirth:
    "आपके खाते में इसके लिए जन्म की जानकारी नहीं है, इसलिए मैं गणना नहीं कर सकता। कुंडली ऑर्डर करते समय आप उसे सेव कर सकते हैं। मैं यह बातचीत ग्राहक सेवा को भेज रहा हूँ।",
  ofChart: {
    heading: (name, born) => `${name}, जन्म ${born}`,
    noTime: "समय पता नहीं",
    dasha: "दशा",
    mahadasha: (lord, until) => `महादशा: ${lord}, ${until} तक`,
    antardasha: (lord, until) => `उसमें अंतर्दशा: ${lord}, ${until} तक`,
    cancelled: (reasons) => `कुछ लेखक इसे परिहार मानते हैं: ${reasons}`,
    needsTime: (topic) => `${topic}: जन्म समय के बिना नहीं`,
    method: "गणना लाहिरी अयनांश और पूरी राशि के भावों से। इसका अर्थ जानने के लिए “इंसान” लिखें।",
  },
  unknown: "इसका जवाब पंचांग से नहीं मिलता, और मैं अंदाज़ा नहीं लगाता। मैं यह ग्राहक सेवा को भेज रहा हूँ।",
  uncertainDay: "समझ नहीं आया कि कौन-सा दिन। तारीख 8 नवंबर 2026 की तरह लिखें।",
  noSun: "वहाँ उस दिन सूर्योदय या सूर्यास्त नहीं होता, इसलिए उस दिन का पंचांग नहीं है।",
  noObservance: "अगले 13 महीनों में ऐसा कोई दिन नहीं मिला।",
  unknownTown: (typed, used) => `“${typed}” नाम का शहर मुझे नहीं मिला, इसलिए यह ${used} के लिए है।`,
  heading: ({ town, date }) => `${date} का पंचांग, ${town}`,
  limbs: { tithi: "तिथि", nakshatra: "नक्षत्र", yoga: "योग", karana: "करण" },
  until: (name, end) => `${name}, ${end} तक`,
  weekday: (name) => `वार: ${name}`,
  month: (month, paksha) => `मास: ${month}, ${paksha}`,
  sun: (rise, set) => `सूर्योदय ${rise}, सूर्यास्त ${set}`,
  moon: (rise, set) => `चंद्रोदय ${rise}, चंद्रास्त ${set}`,
  none: "नहीं",
  rahu_kaal: (from, to) => `राहु काल: ${from} से ${to}`,
  yamaganda: (from, to) => `यमगंड: ${from} से ${to}`,
  gulika: (from, to) => `गुलिक काल: ${from} से ${to}`,
  abhijit: (from, to) => `अभिजित मुहूर्त: ${from} से ${to}`,
  abhijitAvoided: "बुधवार को नहीं लिया जाता",
  choghadiya: "दिन के शुभ चौघड़िया",
  observances: (town) => `आगे, ${town} के लिए`,
};

/** What the assistant says. Everything else comes from the calculation. */
export const assistantTexts: Readonly<Record<Language, AssistantTexts>> = { en, hi };
