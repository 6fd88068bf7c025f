import type { Text } from "../../text.ts";

/** The words of the wire; `filled` is also oil. */
type TreatmentKind = "none" | "heated" | "filled" | "dyed" | "bleached" | "irradiated" | "unknown";

type Treatment = { readonly kind: TreatmentKind; readonly text: Text };

/** The treatment of a stone, in plain words. */
export const treatments = {
  untreated: {
    kind: "none",
    text: {
      en: "Cut and polished only. The laboratory found no sign of heat, filling or dye.",
      hi: "केवल तराशा और चमकाया गया। लैब को गर्म करने, भरने या रंगने का कोई निशान नहीं मिला।",
    },
  },
  natural: {
    kind: "none",
    text: {
      en: "Cut and polished only, as is usual for this stone; no colour or filling was added.",
      hi: "केवल तराशा और चमकाया गया, जैसा इस रत्न में होता है; न रंग मिलाया गया, न कुछ भरा गया।",
    },
  },
  heated: {
    kind: "heated",
    text: {
      en: "Heated to improve the colour. This is usual, lasts, and lowers the price beside an unheated stone.",
      hi: "रंग निखारने के लिए गर्म किया गया। यह आम और स्थायी है; बिना गर्म किए रत्न से मूल्य कम होता है।",
    },
  },
  "minor-oil": {
    kind: "filled",
    text: {
      en: "Fine cracks hold a little colourless oil. It can dry out over years and be renewed; no hot water or ultrasonic cleaning.",
      hi: "महीन दरारों में थोड़ा रंगहीन तेल है। बरसों में सूख सकता है और दोबारा भरा जा सकता है; गर्म पानी या अल्ट्रासोनिक सफ़ाई न करें।",
    },
  },
  "moderate-oil": {
    kind: "filled",
    text: {
      en: "Cracks hold a moderate amount of oil or resin, which makes them harder to see. Priced for that.",
      hi: "दरारों में मध्यम मात्रा में तेल या रेज़िन है, जिससे वे कम दिखती हैं। मूल्य उसी हिसाब से है।",
    },
  },
  bleached: {
    kind: "bleached",
    text: {
      en: "A cultured pearl, lightly bleached after the harvest, as most are. Not dyed.",
      hi: "कल्चर्ड मोती, निकालने के बाद हल्का ब्लीच किया, जैसा अधिकतर होता है। रंगा नहीं गया।",
    },
  },
  // Bleach whitens a pearl: a golden one of the South Sea is washed only (CIBJO, The Pearl Book).
  "own-color": {
    kind: "none",
    text: {
      en: "A cultured pearl, washed and polished only. The laboratory found its golden colour natural.",
      hi: "कल्चर्ड मोती, केवल धोया और चमकाया गया। लैब ने इसका सुनहरा रंग प्राकृतिक पाया।",
    },
  },
  "not-tested": {
    kind: "unknown",
    text: {
      en: "Identity is tested, treatment is not: heat cannot be ruled out. Priced as a heated stone.",
      hi: "पहचान जाँची गई है, ट्रीटमेंट नहीं: गर्म किए होने से इनकार नहीं। मूल्य गर्म किए रत्न का है।",
    },
  },
} as const satisfies Record<string, Treatment>;

export type TreatmentKey = keyof typeof treatments;
