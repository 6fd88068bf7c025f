/** A word of the ritual in both scripts: Latin, then Devanagari. */
export type Spoken = readonly [latin: string, devanagari: string];

/** Read out where the giver does not know the gotra: by custom everybody descends from Kashyapa. */
export const customaryGotra: Spoken = ["Kashyapa", "काश्यप"];

/** The gotras that forms offer, some in two spellings; any other is read as it was written. */
export const gotras: readonly Spoken[] = [
  customaryGotra,
  ["Agastya", "अगस्त्य"],
  ["Angirasa", "आंगिरस"],
  ["Atreya", "आत्रेय"],
  ["Atri", "अत्रि"],
  ["Bharadvaja", "भारद्वाज"],
  ["Bharadwaj", "भारद्वाज"],
  ["Bhargava", "भार्गव"],
  ["Chandratreya", "चन्द्रात्रेय"],
  ["Dhananjaya", "धनंजय"],
  ["Garga", "गर्ग"],
  ["Gargya", "गार्ग्य"],
  ["Gautama", "गौतम"],
  ["Gautam", "गौतम"],
  ["Harita", "हारित"],
  ["Jamadagni", "जमदग्नि"],
  ["Kapila", "कपिल"],
  ["Kashyap", "काश्यप"],
  ["Katyayana", "कात्यायन"],
  ["Kaundinya", "कौण्डिन्य"],
  ["Kaushika", "कौशिक"],
  ["Kaushik", "कौशिक"],
  ["Krishnatreya", "कृष्णात्रेय"],
  ["Kutsa", "कुत्स"],
  ["Lohita", "लोहित"],
  ["Mandavya", "माण्डव्य"],
  ["Marichi", "मरीचि"],
  ["Maudgalya", "मौद्गल्य"],
  ["Mudgala", "मुद्गल"],
  ["Naidhruva", "नैध्रुव"],
  ["Parashara", "पराशर"],
  ["Parashar", "पराशर"],
  ["Pulastya", "पुलस्त्य"],
  ["Sankriti", "सांकृति"],
  ["Savarna", "सावर्ण"],
  ["Shandilya", "शाण्डिल्य"],
  ["Shaunaka", "शौनक"],
  ["Srivatsa", "श्रीवत्स"],
  ["Upamanyu", "उपमन्यु"],
  ["Vasishtha", "वसिष्ठ"],
  ["Vashishtha", "वसिष्ठ"],
  ["Vatsa", "वत्स"],
  ["Vatsyayana", "वात्स्यायन"],
  ["Vishnuvriddha", "विष्णुवृद्ध"],
  ["Vishvamitra", "विश्वामित्र"],
  ["Vishwamitra", "विश्वामित्र"],
];

/** The 27 lunar mansions, in their order. */
export const nakshatras: readonly Spoken[] = [
  ["Ashwini", "अश्विनी"],
  ["Bharani", "भरणी"],
  ["Krittika", "कृत्तिका"],
  ["Rohini", "रोहिणी"],
  ["Mrigashira", "मृगशिरा"],
  ["Ardra", "आर्द्रा"],
  ["Punarvasu", "पुनर्वसु"],
  ["Pushya", "पुष्य"],
  ["Ashlesha", "आश्लेषा"],
  ["Magha", "मघा"],
  ["Purva Phalguni", "पूर्व फाल्गुनी"],
  ["Uttara Phalguni", "उत्तर फाल्गुनी"],
  ["Hasta", "हस्त"],
  ["Chitra", "चित्रा"],
  ["Swati", "स्वाति"],
  ["Vishakha", "विशाखा"],
  ["Anuradha", "अनुराधा"],
  ["Jyeshtha", "ज्येष्ठा"],
  ["Mula", "मूल"],
  ["Purva Ashadha", "पूर्वाषाढ़ा"],
  ["Uttara Ashadha", "उत्तराषाढ़ा"],
  ["Shravana", "श्रवण"],
  ["Dhanishtha", "धनिष्ठा"],
  ["Shatabhisha", "शतभिषा"],
  ["Purva Bhadrapada", "पूर्व भाद्रपद"],
  ["Uttara Bhadrapada", "उत्तर भाद्रपद"],
  ["Revati", "रेवती"],
];

/** The twelve signs, in their order. */
export const rashis: readonly Spoken[] = [
  ["Mesha", "मेष"],
  ["Vrishabha", "वृषभ"],
  ["Mithuna", "मिथुन"],
  ["Karka", "कर्क"],
  ["Simha", "सिंह"],
  ["Kanya", "कन्या"],
  ["Tula", "तुला"],
  ["Vrishchika", "वृश्चिक"],
  ["Dhanu", "धनु"],
  ["Makara", "मकर"],
  ["Kumbha", "कुम्भ"],
  ["Meena", "मीन"],
];

const known = new Map(
  [...gotras, ...nakshatras, ...rashis].flatMap((pair) => pair.map((name) => [fold(name), pair] as const)),
);

/** A word as it stands in each script, where it is one of those known. */
export const spoken = (word: string): Spoken | undefined => known.get(fold(word));

function fold(word: string): string {
  return word.normalize("NFC").trim().toLowerCase();
}
