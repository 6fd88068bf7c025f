import type { Text } from "../../text.ts";
import type { Cut } from "./weight-of-gem.ts";

export const cutNames: Record<Cut, Text> = {
  brilliant: { en: "round brilliant", hi: "गोल ब्रिलियंट" },
  round: { en: "round, faceted", hi: "गोल, पहलदार" },
  oval: { en: "oval, faceted", hi: "अंडाकार, पहलदार" },
  cushion: { en: "cushion, faceted", hi: "कुशन, पहलदार" },
  pear: { en: "pear, faceted", hi: "नाशपाती आकार, पहलदार" },
  emerald: { en: "emerald cut", hi: "एमराल्ड कट" },
  cabochon: { en: "cabochon", hi: "कैबोशॉन" },
  bead: { en: "round, undrilled", hi: "गोल, बिना छेद" },
};

/** What a lens shows, worst last. */
export const clarities = {
  "loupe-clean": { en: "nothing seen with a 10× lens", hi: "10 गुना लेंस से कुछ नहीं दिखता" },
  "eye-clean": { en: "clean to the eye", hi: "आँख से साफ़" },
  "slightly-included": {
    en: "slight inclusions, seen on a close look",
    hi: "हल्के इन्क्लूज़न, पास से देखने पर दिखते हैं",
  },
  included: { en: "inclusions plain to the eye", hi: "इन्क्लूज़न आँख से साफ़ दिखते हैं" },
} as const satisfies Record<string, Text>;
export type Clarity = keyof typeof clarities;

export const inclusions = {
  none: { en: "none described", hi: "कोई उल्लेख नहीं" },
  silk: { en: "fine rutile needles, called silk", hi: "रूटाइल की महीन सुइयाँ, जिन्हें रेशम कहते हैं" },
  garden: { en: "feathers and fluid veils, called jardin", hi: "महीन रेशे और परतें, जिन्हें जार्दां कहते हैं" },
  fingerprints: {
    en: "healed fractures in the pattern of fingerprints",
    hi: "भरी हुई महीन दरारें, उँगली की छाप जैसी",
  },
  needles: { en: "dark needles of goethite", hi: "गोएथाइट की गहरी सुइयाँ" },
  crystals: { en: "small crystals and feathers", hi: "छोटे क्रिस्टल और महीन दरारें" },
  discs: {
    en: "discs around tiny crystals, called lily pads",
    hi: "महीन क्रिस्टल के चारों ओर गोल घेरे, जिन्हें लिली पैड कहते हैं",
  },
  centipedes: { en: "short parallel cracks, called centipedes", hi: "छोटी समांतर दरारें, जिन्हें सेंटीपीड कहते हैं" },
  potch: { en: "patches without play of colour, called potch", hi: "बिना रंग-चमक वाले हिस्से, जिन्हें पॉच कहते हैं" },
  treacle: { en: "a swirl like syrup, typical of hessonite", hi: "शीरे जैसी लहर, जो गोमेद की पहचान है" },
  pits: { en: "small pits of growth at the surface", hi: "सतह पर बढ़त के छोटे गड्ढे" },
} as const satisfies Record<string, Text>;
export type Inclusion = keyof typeof inclusions;

/** The common colours by which a buyer looks for a stone. */
export const colorFamilies = {
  red: { en: "Red", hi: "लाल" },
  orange: { en: "Orange", hi: "नारंगी" },
  yellow: { en: "Yellow", hi: "पीला" },
  green: { en: "Green", hi: "हरा" },
  blue: { en: "Blue", hi: "नीला" },
  violet: { en: "Violet", hi: "बैंगनी" },
  brown: { en: "Brown", hi: "भूरा" },
  white: { en: "White", hi: "सफ़ेद" },
  colourless: { en: "Colourless", hi: "रंगहीन" },
  many: { en: "Many colours", hi: "कई रंग" },
} as const satisfies Record<string, Text>;
type ColorFamily = keyof typeof colorFamilies;

type Color = {
  readonly family: ColorFamily;
  readonly name: Text;
  readonly hue: number;
  readonly saturation: number;
  readonly tone: number;
};
const color = (
  family: ColorFamily,
  en: string,
  hi: string,
  ...[hue, saturation, tone]: [hue: number, saturation: number, tone: number]
): Color => ({
  family,
  name: { en, hi },
  hue,
  saturation,
  tone,
});

/** Colours as the report words them: hue in degrees, saturation and tone from 0 to 1. */
export const gemColors = {
  "vivid-red": color("red", "vivid red", "चटक लाल", 353, 0.97, 0.8),
  "pinkish-red": color("red", "pinkish red", "गुलाबी लाल", 343, 0.86, 0.66),
  "purplish-red": color("red", "purplish red", "बैंगनी लाल", 334, 0.85, 0.82),
  "deep-red": color("red", "deep red", "गहरा लाल", 357, 0.94, 0.96),
  cream: color("white", "cream", "क्रीम", 40, 0.34, 0.4),
  "white-rose": color("white", "white with a rose overtone", "गुलाबी आभा वाला सफ़ेद", 345, 0.2, 0.35),
  "silver-white": color("white", "silvery white", "चाँदी जैसा सफ़ेद", 215, 0.12, 0.4),
  golden: color("yellow", "light golden", "हल्का सुनहरा", 44, 0.6, 0.5),
  "ox-blood": color("red", "ox-blood red", "गहरा सिंदूरी लाल", 4, 0.8, 0.85),
  "orange-red": color("red", "orange red", "नारंगी लाल", 12, 0.82, 0.5),
  salmon: color("orange", "salmon", "सैल्मन", 16, 0.7, 0.25),
  "vivid-green": color("green", "vivid green", "चटक हरा", 150, 0.94, 0.76),
  "bluish-green": color("green", "bluish green", "नीला-हरा", 163, 0.88, 0.82),
  "light-green": color("green", "light green", "हल्का हरा", 146, 0.72, 0.5),
  "deep-green": color("green", "deep green", "गहरा हरा", 152, 0.95, 0.95),
  "canary-yellow": color("yellow", "canary yellow", "चटक पीला", 50, 1, 0.46),
  "golden-yellow": color("yellow", "golden yellow", "सुनहरा पीला", 41, 1, 0.62),
  "lemon-yellow": color("yellow", "lemon yellow", "नींबुई पीला", 56, 0.82, 0.36),
  "orangy-yellow": color("yellow", "orangy yellow", "नारंगी पीला", 34, 0.98, 0.66),
  colourless: color("colourless", "colourless, grade F", "रंगहीन, ग्रेड एफ़", 210, 0.05, 0.03),
  "near-colourless": color("colourless", "near colourless, grade I", "लगभग रंगहीन, ग्रेड आई", 50, 0.1, 0.08),
  "royal-blue": color("blue", "royal blue", "रॉयल ब्लू", 228, 0.94, 0.84),
  "cornflower-blue": color("blue", "cornflower blue", "कॉर्नफ़्लावर नीला", 219, 0.84, 0.58),
  "violetish-blue": color("blue", "violetish blue", "बैंगनी नीला", 242, 0.84, 0.74),
  "dark-blue": color("blue", "dark blue", "गहरा नीला", 231, 0.9, 0.98),
  "honey-orange": color("orange", "honey orange", "शहद जैसा नारंगी", 24, 0.98, 0.68),
  "cinnamon-red": color("brown", "cinnamon", "दालचीनी", 16, 0.96, 0.86),
  "greenish-honey": color("yellow", "greenish honey", "हरापन लिए शहद", 48, 0.62, 0.5),
  "apple-green": color("green", "apple green", "सेब हरा", 68, 0.52, 0.45),
  "brown-honey": color("brown", "brownish honey", "भूरा शहद", 36, 0.62, 0.62),
  "white-play": color("many", "white with play of all colours", "सब रंगों की चमक वाला सफ़ेद", 200, 0.16, 0.3),
  "crystal-play": color(
    "many",
    "clear with green and blue play",
    "हरी-नीली चमक वाला पारदर्शी",
    165,
    0.3,
    0.45,
  ),
  "fire-play": color("many", "milky with red and orange play", "लाल-नारंगी चमक वाला दूधिया", 20, 0.4, 0.4),
  "blue-sheen": color("colourless", "colourless with a blue sheen", "नीली आभा वाला रंगहीन", 216, 0.5, 0.35),
  "white-sheen": color("white", "milky with a white sheen", "सफ़ेद आभा वाला दूधिया", 230, 0.08, 0.35),
  "peach-sheen": color("orange", "peach with a white sheen", "सफ़ेद आभा वाला आड़ू रंग", 28, 0.45, 0.4),
  "deep-violet": color("violet", "deep violet", "गहरा बैंगनी", 274, 0.84, 0.88),
  lilac: color("violet", "lilac", "हल्का बैंगनी", 278, 0.56, 0.44),
  "reddish-violet": color("violet", "reddish violet", "लालिमा लिए बैंगनी", 292, 0.72, 0.78),
  "lemon-citrine": color("yellow", "lemon", "नींबुई", 54, 0.78, 0.4),
  "madeira-orange": color("orange", "madeira orange", "गहरा नारंगी", 22, 0.95, 0.84),
  "honey-yellow": color("yellow", "honey yellow", "शहद पीला", 39, 0.9, 0.58),
  "olive-green": color("green", "olive green", "जैतूनी हरा", 76, 0.8, 0.72),
  "leaf-green": color("green", "leaf green", "पत्ती हरा", 88, 0.82, 0.62),
  "yellowish-green": color("green", "yellowish green", "पीलापन लिए हरा", 70, 0.86, 0.46),
} as const satisfies Record<string, Color>;
export type GemColor = keyof typeof gemColors;
