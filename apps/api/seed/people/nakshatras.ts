import type { Text } from "../text.ts";

export type Nakshatra = { readonly slug: string; readonly name: Text };

/** The twenty-seven nakshatras, starting with Ashwini. */
export const nakshatras: readonly Nakshatra[] = [
  { slug: "ashwini", name: { en: "Ashwini", hi: "अश्विनी" } },
  { slug: "bharani", name: { en: "Bharani", hi: "भरणी" } },
  { slug: "krittika", name: { en: "Krittika", hi: "कृत्तिका" } },
  { slug: "rohini", name: { en: "Rohini", hi: "रोहिणी" } },
  { slug: "mrigashira", name: { en: "Mrigashira", hi: "मृगशिरा" } },
  { slug: "ardra", name: { en: "Ardra", hi: "आर्द्रा" } },
  { slug: "punarvasu", name: { en: "Punarvasu", hi: "पुनर्वसु" } },
  { slug: "pushya", name: { en: "Pushya", hi: "पुष्य" } },
  { slug: "ashlesha", name: { en: "Ashlesha", hi: "आश्लेषा" } },
  { slug: "magha", name: { en: "Magha", hi: "मघा" } },
  { slug: "purva-phalguni", name: { en: "Purva Phalguni", hi: "पूर्वा फाल्गुनी" } },
  { slug: "uttara-phalguni", name: { en: "Uttara Phalguni", hi: "उत्तरा फाल्गुनी" } },
  { slug: "hasta", name: { en: "Hasta", hi: "हस्त" } },
  { slug: "chitra", name: { en: "Chitra", hi: "चित्रा" } },
  { slug: "swati", name: { en: "Swati", hi: "स्वाति" } },
  { slug: "vishakha", name: { en: "Vishakha", hi: "विशाखा" } },
  { slug: "anuradha", name: { en: "Anuradha", hi: "अनुराधा" } },
  { slug: "jyeshtha", name: { en: "Jyeshtha", hi: "ज्येष्ठा" } },
  { slug: "mula", name: { en: "Mula", hi: "मूल" } },
  { slug: "purva-ashadha", name: { en: "Purva Ashadha", hi: "पूर्वाषाढ़ा" } },
  { slug: "uttara-ashadha", name: { en: "Uttara Ashadha", hi: "उत्तराषाढ़ा" } },
  { slug: "shravana", name: { en: "Shravana", hi: "श्रवण" } },
  { slug: "dhanishtha", name: { en: "Dhanishtha", hi: "धनिष्ठा" } },
  { slug: "shatabhisha", name: { en: "Shatabhisha", hi: "शतभिषा" } },
  { slug: "purva-bhadrapada", name: { en: "Purva Bhadrapada", hi: "पूर्वा भाद्रपद" } },
  { slug: "uttara-bhadrapada", name: { en: "Uttara Bhadrapada", hi: "उत्तरा भाद्रपद" } },
  { slug: "revati", name: { en: "Revati", hi: "रेवती" } },
];
