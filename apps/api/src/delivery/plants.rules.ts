import type { Language } from "@aradhana/core/contract";
import type { Text } from "../text/text.ts";

/** What a good has of a plant: a part that can grow or carry pests, or worked wood. */
export type PlantPart = "seed" | "wood";

/** By heading of the customs tariff: roots and seeds, also worked ones, and articles of wood. */
const byHeading: Readonly<Record<string, PlantPart>> = {
  "0910": "seed",
  "1404": "seed",
  "9602": "seed",
  "4421": "wood",
};

/** The part that a good has; its heading says it, unless it is one of several parts. */
export const plantPartOf = (hsn: string, own?: PlantPart): PlantPart | undefined =>
  own ?? byHeading[hsn.slice(0, 4)];

/**
 * Seeds need a permit or a treatment there that a parcel from us does not have: Biosecurity Act 2015 with the import conditions
 * of BICON (Australia), Biosecurity Act 1993 with the import health standards of MPI (New Zealand).
 */
const closedToSeeds = new Set(["au", "nz"]);

/** Whether a country lets a good with this part in. */
export const isAdmitted = (part: PlantPart | undefined, country: string): boolean =>
  part !== "seed" || !closedToSeeds.has(country);

export const notAdmittedText: Text = {
  en: "It contains seeds or roots. Australia and New Zealand do not let them in, so we do not send it there.",
  hi: "इसमें बीज या जड़ है। ऑस्ट्रेलिया और न्यूज़ीलैंड में इन्हें लाना मना है, इसलिए हम वहाँ नहीं भेजते।",
};

const certificateText: Text = {
  en: "It contains parts of plants and is sent without a phytosanitary certificate. Customs may ask for one, and may return or destroy the parcel. Check the rules of your country before you pay.",
  hi: "इसमें पौधे का हिस्सा है और यह पौध-स्वास्थ्य प्रमाणपत्र (phytosanitary certificate) के बिना भेजा जाता है। कस्टम इसे माँग सकता है और पार्सल लौटा या नष्ट कर सकता है। भुगतान से पहले अपने देश के नियम देख लें।",
};

/** What a buyer abroad has to know before paying for a good with this part; null if there is nothing. */
export function plantNotice(part: PlantPart | undefined, country: string, language: Language): string | null {
  if (!part || country === "in") return null;
  return (isAdmitted(part, country) ? certificateText : notAdmittedText)[language];
}
