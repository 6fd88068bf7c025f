import type { Text } from "../../text.ts";

export const hard: Text = {
  en: "Lukewarm water, mild soap and a soft brush. Keep it apart: it scratches other stones.",
  hi: "गुनगुना पानी, हल्का साबुन और मुलायम ब्रश। अलग रखें: यह दूसरे रत्नों पर खरोंच डालता है।",
};
export const plain: Text = {
  en: "Lukewarm water and a soft cloth. No steam, no ultrasonic bath, no hard knock.",
  hi: "गुनगुना पानी और मुलायम कपड़ा। भाप, अल्ट्रासोनिक सफ़ाई और चोट से बचाएँ।",
};
export const fading: Text = {
  en: "Lukewarm water and soap. Long strong sun can pale the colour.",
  hi: "गुनगुना पानी और साबुन। देर तक तेज़ धूप से रंग हल्का हो सकता है।",
};
export const oiled: Text = {
  en: "A damp cloth only. Heat, solvents and ultrasonic baths drive out the oil and open cracks.",
  hi: "केवल गीला कपड़ा। गर्मी, रसायन और अल्ट्रासोनिक सफ़ाई से तेल निकलता है और दरारें खुलती हैं।",
};
export const organic: Text = {
  en: "Last on, first off: acid, scent and sweat dull it. Wipe with a damp cloth, lay it flat.",
  hi: "सबसे बाद में पहनें, सबसे पहले उतारें: तेज़ाब, इत्र और पसीने से चमक जाती है। गीले कपड़े से पोंछकर रखें।",
};
export const opal: Text = {
  en: "It holds water: no oil, no heat, no long soaking. Fast drying can craze it.",
  hi: "इसमें पानी होता है: तेल, गर्मी और देर तक भिगोने से बचाएँ। जल्दी सूखने पर दरारें आ सकती हैं।",
};

/** Of the stones of Sun, Moon, Mars and Jupiter. */
export const withSaturnSide: Text = {
  en: "Do not wear it together with diamond, emerald, blue sapphire, hessonite or cat's eye: by custom these two groups are not worn together.",
  hi: "हीरा, पन्ना, नीलम, गोमेद या लहसुनिया के साथ न पहनें: परंपरा में ये दो समूह साथ नहीं पहने जाते।",
};
/** Of the stones of Mercury, Venus, Saturn, Rahu and Ketu. */
export const withSunSide: Text = {
  en: "Do not wear it together with ruby, pearl, red coral or yellow sapphire: by custom these two groups are not worn together.",
  hi: "माणिक, मोती, मूँगा या पुखराज के साथ न पहनें: परंपरा में ये दो समूह साथ नहीं पहने जाते।",
};
export const onlyAfterAdvice: Text = {
  en: "Do not wear it without a reading of your whole chart by an astrologer you trust, and ask for a second opinion.",
  hi: "भरोसे के ज्योतिषी से पूरी कुंडली दिखाए बिना न पहनें, और दूसरी राय भी लें।",
};
