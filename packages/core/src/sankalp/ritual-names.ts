/** A name in both scripts: Latin, then Devanagari. */
export type Spoken = readonly [latin: string, devanagari: string];

/** Read aloud when the gotra is unknown: by custom everybody descends from the sage Kashyapa. */
export const customaryGotra: Spoken = ["Kashyap", "काश्यप"];

/** The gotras that forms suggest, some in two spellings; any other is read as written. */
export const gotras: readonly Spoken[] = [
  customaryGotra,
  ["Agastya", "अगस्त्य"],
  ["Alambayana", "आलम्बायन"],
  ["Angirasa", "आंगिरस"],
  ["Atreya", "आत्रेय"],
  ["Atri", "अत्रि"],
  ["Aupamanyava", "औपमन्यव"],
  ["Badarayana", "बादरायण"],
  ["Bhalandana", "भालन्दन"],
  ["Bharadvaja", "भारद्वाज"],
  ["Bharadwaj", "भारद्वाज"],
  ["Bhardwaj", "भारद्वाज"],
  ["Bhargava", "भार्गव"],
  ["Bhrigu", "भृगु"],
  ["Chandratreya", "चन्द्रात्रेय"],
  ["Chyavana", "च्यवन"],
  ["Dhananjaya", "धनंजय"],
  ["Garga", "गर्ग"],
  ["Gargya", "गार्ग्य"],
  ["Gautama", "गौतम"],
  ["Gautam", "गौतम"],
  ["Gobhila", "गोभिल"],
  ["Harita", "हारित"],
  ["Jaimini", "जैमिनि"],
  ["Jamadagni", "जमदग्नि"],
  ["Kanva", "कण्व"],
  ["Kapila", "कपिल"],
  ["Kashyapa", "काश्यप"],
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
  ["Vishnuvardhana", "विष्णुवर्धन"],
  ["Vishnuvriddha", "विष्णुवृद्ध"],
  ["Vishvamitra", "विश्वामित्र"],
  ["Vishwamitra", "विश्वामित्र"],
  ["Vyaghrapada", "व्याघ्रपाद"],
  ["Yaska", "यास्क"],
];

/** The 27 lunar mansions, in order. */
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

/** The twelve signs, in order. */
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

/** When two share a spelling or a sound, the first one wins. */
const knownBy = (key: (word: string) => string) =>
  new Map(
    [...gotras, ...nakshatras, ...rashis]
      .flatMap((pair) => pair.map((name) => [key(name), pair] as const))
      .reverse(),
  );
const bySpelling = knownBy(fold);
const bySound = knownBy(sound);

/** The known name in both scripts, found by any of its usual spellings. */
export const spoken = (word: string): Spoken | undefined =>
  bySpelling.get(fold(word)) ?? bySound.get(sound(word));

function fold(word: string): string {
  return word.normalize("NFC").trim().toLowerCase();
}

/**
 * A key for spellings that sound alike: Bharadwaja and Bhāradvāj, Kashyapa and Kaashyap, शांडिल्य and शाण्डिल्य;
 * with or without the word gotra.
 */
function sound(word: string): string {
  return fold(word)
    .replace(/\s+(gotra|गोत्र)$/, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("w", "v")
    .replaceAll("sh", "s")
    .replace(/([a-z])\1/g, "$1")
    .replace(/a$/, "")
    .replace(/[ङञणनम]्(?=[क-म])/g, "ं");
}
