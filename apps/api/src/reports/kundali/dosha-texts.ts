import type { ManglikCancellation, PitraReason, SadeSatiPhase, Verdict } from "@aradhana/jyotish/dosha";
import type { Text } from "../../text/text.ts";

export const verdictTexts: Readonly<Record<Verdict, Text>> = {
  present: { en: "Present", hi: "है" },
  partly: { en: "Partly", hi: "आंशिक" },
  notPresent: { en: "Not present", hi: "नहीं है" },
};

export const doshaTexts = {
  manglik: {
    title: { en: "Manglik (Mangal dosha)", hi: "मांगलिक (मंगल दोष)" },
    rule: {
      en: "Mars in the 1st, 4th, 7th, 8th or 12th house from the lagna; some also count the 2nd, and from Moon and Venus. About half of all charts have it in one of these ways.",
      hi: "लग्न से पहले, चौथे, सातवें, आठवें या बारहवें भाव में मंगल; कुछ लोग दूसरा भाव, और चंद्र व शुक्र से भी गिनते हैं। लगभग आधी कुंडलियों में यह किसी न किसी तरह होता है।",
    },
  },
  kaalSarp: {
    title: { en: "Kaal Sarp", hi: "काल सर्प" },
    rule: {
      en: "All seven planets on one side of Rahu and Ketu. It is a modern tradition; the older texts do not have it.",
      hi: "सातों ग्रह राहु-केतु के एक ही ओर। यह आधुनिक परंपरा है; पुराने ग्रंथों में नहीं मिलती।",
    },
  },
  pitra: {
    title: { en: "Pitra dosha", hi: "पितृ दोष" },
    rule: {
      en: "The Sun, the 9th house or its lord in one rashi with Rahu or Ketu. Its rules differ from author to author.",
      hi: "सूर्य, नवाँ भाव या उसका स्वामी राहु या केतु के साथ एक राशि में। इसके नियम लेखक-लेखक में अलग हैं।",
    },
  },
  sadeSati: {
    title: { en: "Sade Sati", hi: "साढ़े साती" },
    rule: {
      en: "Saturn in the rashi before, of or after the Moon's at birth. It comes to everybody two or three times; dates are those of Saturn's changes of rashi.",
      hi: "जन्म की चंद्र राशि से पिछली, उसी और अगली राशि में शनि। यह हर किसी के जीवन में दो-तीन बार आती है; तारीखें शनि के राशि बदलने की हैं।",
    },
  },
} as const;

export const fromPoints = {
  lagna: { en: "From the lagna", hi: "लग्न से" },
  moon: { en: "From the Moon", hi: "चंद्र से" },
  venus: { en: "From Venus", hi: "शुक्र से" },
} as const;
export const marsIn = (house: number): Text => ({
  en: `Mars in house ${house}`,
  hi: `मंगल भाव ${house} में`,
});
export const countedTexts = {
  yes: { en: "counts", hi: "गिना जाता है" },
  some: { en: "counted by some", hi: "कुछ लोग गिनते हैं" },
  no: { en: "does not count", hi: "नहीं गिना जाता" },
} as const;
export const strengthText = (points: number): Text => ({
  en: `Strength: counts from ${points} of 3`,
  hi: `बल: 3 में से ${points} से गिना जाता है`,
});

export const manglikCancellations: Readonly<Record<ManglikCancellation, Text>> = {
  marsInOwnRashi: { en: "Mars is in its own rashi", hi: "मंगल अपनी राशि में है" },
  marsExalted: { en: "Mars is exalted", hi: "मंगल उच्च का है" },
  marsInSimhaOrKumbha: { en: "Mars is in Simha or Kumbha", hi: "मंगल सिंह या कुम्भ में है" },
  rashiOfHouse: {
    en: "The rashi of that house cancels it for some authors",
    hi: "उस भाव की राशि को कुछ लेखक परिहार मानते हैं",
  },
  jupiterWithOrAspecting: {
    en: "Jupiter is with Mars or looks at it",
    hi: "गुरु मंगल के साथ है या उसे देखता है",
  },
};

export const planetWithNode: Text = {
  en: "A planet shares a rashi with Rahu or Ketu",
  hi: "कोई ग्रह राहु या केतु की राशि में है",
};

/** By the house of Rahu, from the 1st. */
export const kaalSarpKinds: readonly Text[] = [
  { en: "Anant", hi: "अनंत" },
  { en: "Kulik", hi: "कुलिक" },
  { en: "Vasuki", hi: "वासुकि" },
  { en: "Shankhpal", hi: "शंखपाल" },
  { en: "Padma", hi: "पद्म" },
  { en: "Mahapadma", hi: "महापद्म" },
  { en: "Takshak", hi: "तक्षक" },
  { en: "Karkotak", hi: "कर्कोटक" },
  { en: "Shankhachud", hi: "शंखचूड़" },
  { en: "Ghatak", hi: "घातक" },
  { en: "Vishdhar", hi: "विषधर" },
  { en: "Sheshnag", hi: "शेषनाग" },
];

export const pitraReasons: Readonly<Record<PitraReason, Text>> = {
  sunWithNode: { en: "The Sun is with Rahu or Ketu", hi: "सूर्य राहु या केतु के साथ है" },
  nodeInNinth: { en: "Rahu or Ketu is in the 9th house", hi: "राहु या केतु नवें भाव में है" },
  lordOfNinthWithNode: {
    en: "The lord of the 9th is with Rahu or Ketu",
    hi: "नवें भाव का स्वामी राहु या केतु के साथ है",
  },
  sunWithSaturn: { en: "The Sun is with Saturn", hi: "सूर्य शनि के साथ है" },
  weakLordOfNinth: {
    en: "The lord of the 9th is in the 6th, 8th or 12th",
    hi: "नवें भाव का स्वामी छठे, आठवें या बारहवें भाव में है",
  },
};
export const pitraCancellations: Readonly<Record<"jupiterOnNinth" | "jupiterOnSun", Text>> = {
  jupiterOnNinth: { en: "Jupiter is in or looks at the 9th house", hi: "गुरु नवें भाव में है या उसे देखता है" },
  jupiterOnSun: { en: "Jupiter is with the Sun or looks at it", hi: "गुरु सूर्य के साथ है या उसे देखता है" },
};

export const phaseTexts: Readonly<Record<SadeSatiPhase, Text>> = {
  rising: { en: "Sade Sati, rising", hi: "साढ़े साती, चढ़ती" },
  peak: { en: "Sade Sati, peak", hi: "साढ़े साती, मध्य" },
  setting: { en: "Sade Sati, setting", hi: "साढ़े साती, उतरती" },
  ardhashtama: { en: "Dhaiya (4th)", hi: "ढैया (चौथी)" },
  ashtama: { en: "Dhaiya (8th)", hi: "ढैया (आठवीं)" },
};
