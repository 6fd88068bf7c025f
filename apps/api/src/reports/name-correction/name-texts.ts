import type { NumberSystem, SpellingRule } from "@aradhana/jyotish/numerology";
import type { Friendship } from "@aradhana/jyotish/rashi";
import type { Text } from "../../text/text.ts";

export const systemNames: Readonly<Record<NumberSystem, Text>> = {
  chaldean: { en: "Chaldean", hi: "कैल्डियन" },
  pythagorean: { en: "Pythagorean", hi: "पाइथागोरस" },
};

export const changeText = (from: string, to: string): Text => ({
  en: `${from} becomes ${to}`,
  hi: `${from} की जगह ${to}`,
});

/** Why a name is still pronounced as before. */
export const soundTexts: Readonly<Record<SpellingRule, Text>> = {
  vowelLength: {
    en: "Both spell the same vowel in Indian names.",
    hi: "भारतीय नामों में दोनों एक ही स्वर लिखते हैं।",
  },
  doubled: { en: "A doubled consonant is said as before.", hi: "दोहरे व्यंजन से उच्चारण नहीं बदलता।" },
  single: { en: "A single consonant is said as before.", hi: "इकहरे व्यंजन से उच्चारण नहीं बदलता।" },
  silentH: { en: "The h at the end is silent.", hi: "अंत का h नहीं बोला जाता।" },
  vw: { en: "v and w are the same sound in Hindi.", hi: "हिन्दी में v और w एक ही ध्वनि हैं।" },
};

export const relationTexts: Readonly<Record<Friendship, (of: string, number: string) => Text>> = {
  friend: (of, number) => ({
    en: `${of}: its ruler is a friend of the ruler of your ${number}`,
    hi: `${of}: इसका स्वामी आपके ${number} के स्वामी का मित्र है`,
  }),
  neutral: (of, number) => ({
    en: `${of}: its ruler is neutral to the ruler of your ${number}`,
    hi: `${of}: इसका स्वामी आपके ${number} के स्वामी के प्रति सम है`,
  }),
  enemy: (of, number) => ({
    en: `${of}: its ruler does not agree with the ruler of your ${number}`,
    hi: `${of}: इसके स्वामी का आपके ${number} के स्वामी से मेल नहीं है`,
  }),
};

export const numberNames = {
  moolank: { en: "moolank", hi: "मूलांक" },
  bhagyank: { en: "bhagyank", hi: "भाग्यांक" },
} as const;

export const nameNotes = {
  otherAtBirth: (system: NumberSystem | "both"): Text =>
    system === "pythagorean"
      ? {
          en: "Pythagorean counts the name given at birth, so the spellings are those of that name.",
          hi: "पाइथागोरस पद्धति जन्म का नाम गिनती है, इसलिए स्पेलिंग उसी नाम की हैं।",
        }
      : {
          en: "Pythagorean counts the name given at birth. A new spelling of the name in use does not change that number, so the spellings are chosen by Chaldean.",
          hi: "पाइथागोरस पद्धति जन्म का नाम गिनती है। अभी के नाम की नई स्पेलिंग से वह अंक नहीं बदलता, इसलिए स्पेलिंग कैल्डियन पद्धति से चुनी हैं।",
        },
  limits: {
    en: "A report changes no document: a legal change of name needs an affidavit and the gazette. It is tradition, not a guarantee.",
    hi: "रिपोर्ट से कोई काग़ज़ नहीं बदलता: क़ानूनी तौर पर नाम बदलने के लिए शपथ पत्र और गज़ट चाहिए। यह परंपरा है, गारंटी नहीं।",
  },
  legalFixed: {
    en: "Your documents keep the present name; use the new spelling where you sign for yourself.",
    hi: "आपके काग़ज़ों में अभी का नाम ही रहेगा; नई स्पेलिंग वहाँ लिखें जहाँ आप अपने लिए लिखते हैं।",
  },
} as const;
