import type { Text } from "../text.ts";

export type Rashi = { readonly slug: string; readonly name: Text };

/** The twelve rashis, starting with Mesha (Aries). */
export const rashis: readonly Rashi[] = [
  { slug: "mesha", name: { en: "Mesha (Aries)", hi: "मेष" } },
  { slug: "vrishabha", name: { en: "Vrishabha (Taurus)", hi: "वृषभ" } },
  { slug: "mithuna", name: { en: "Mithuna (Gemini)", hi: "मिथुन" } },
  { slug: "karka", name: { en: "Karka (Cancer)", hi: "कर्क" } },
  { slug: "simha", name: { en: "Simha (Leo)", hi: "सिंह" } },
  { slug: "kanya", name: { en: "Kanya (Virgo)", hi: "कन्या" } },
  { slug: "tula", name: { en: "Tula (Libra)", hi: "तुला" } },
  { slug: "vrishchika", name: { en: "Vrishchika (Scorpio)", hi: "वृश्चिक" } },
  { slug: "dhanu", name: { en: "Dhanu (Sagittarius)", hi: "धनु" } },
  { slug: "makara", name: { en: "Makara (Capricorn)", hi: "मकर" } },
  { slug: "kumbha", name: { en: "Kumbha (Aquarius)", hi: "कुंभ" } },
  { slug: "meena", name: { en: "Meena (Pisces)", hi: "मीन" } },
];
