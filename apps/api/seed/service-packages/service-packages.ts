import { type Price, price } from "../price.ts";
import type { Text } from "../text.ts";

/** A package of a service as the sample shop sells it. */
export type ServicePackage = {
  readonly type: "kundali" | "name_correction";
  readonly slug: string;
  readonly title: Text;
  readonly summary: Text;
  /** What people call it, for the search. */
  readonly aliases: readonly string[];
  readonly features: readonly Text[];
  readonly image: { readonly name: string; readonly alt: Text };
  readonly price: Price;
  readonly dueMinutes: number;
  readonly extras: readonly "pratyantar"[];
};

/** Other services nowhere else classified, at the general rate. */
export const serviceTax = { sac: "999799", gstPct: 18 } as const;

/** A report is made at once, so there is nothing to cancel; a report that cannot be made is refunded. */
export const refundRule: Text = {
  en: "The report is made right after the payment and cannot be returned. If we cannot make it, you get a full refund.",
  hi: "रिपोर्ट भुगतान के तुरंत बाद बनती है, इसलिए वापस नहीं होती। हम उसे न बना सकें तो पूरा रिफ़ंड मिलता है।",
};

const kundaliAliases = [
  ...["kundli", "horoscope", "birth chart", "janampatri", "janam patrika", "lagna"],
  ...["कुंडली", "जन्मपत्री", "जन्म पत्रिका", "राशिफल"],
];

const kundaliImage = {
  name: "service-kundali",
  alt: { en: "Drawing: a kundali", hi: "कुंडली का चित्र" },
};

export const servicePackages: readonly ServicePackage[] = [
  {
    type: "kundali",
    slug: "janam-kundali",
    aliases: kundaliAliases,
    title: { en: "Janam kundali", hi: "जन्म कुंडली" },
    summary: {
      en: "Charts, planets, dashas, doshas and gems, with the rule behind each statement.",
      hi: "चार्ट, ग्रह, दशाएँ, दोष और रत्न, हर बात के पीछे का नियम साथ में।",
    },
    features: [
      {
        en: "Lagna, navamsa and Moon charts in North, South and East Indian style",
        hi: "लग्न, नवांश और चंद्र कुंडली, उत्तर, दक्षिण और पूर्व भारतीय शैली में",
      },
      {
        en: "Vimshottari mahadashas and antardashas with dates",
        hi: "विंशोत्तरी महादशाएँ और अंतर्दशाएँ, तारीखों के साथ",
      },
      {
        en: "Manglik, Kaal Sarp, Pitra and Sade Sati, explained calmly",
        hi: "मांगलिक, काल सर्प, पितृ दोष और साढ़े साती, सरल शब्दों में",
      },
      {
        en: "Which gems to wear, which not, and why",
        hi: "कौन-सा रत्न पहनें, कौन-सा नहीं, और क्यों",
      },
      { en: "As a PDF in English and Hindi", hi: "हिन्दी और अंग्रेज़ी में PDF" },
    ],
    image: kundaliImage,
    price: price(299, 6, 6),
    dueMinutes: 5,
    extras: [],
  },
  {
    type: "kundali",
    slug: "janam-kundali-detailed",
    aliases: kundaliAliases,
    title: { en: "Detailed kundali", hi: "विस्तृत जन्म कुंडली" },
    summary: {
      en: "Everything in the janam kundali, with the pratyantardashas of the next ten years.",
      hi: "जन्म कुंडली की सारी बातें, साथ में अगले दस साल की प्रत्यंतर्दशाएँ।",
    },
    features: [
      { en: "Everything in the janam kundali", hi: "जन्म कुंडली की सारी बातें" },
      {
        en: "Pratyantardashas of the next ten years, to the day",
        hi: "अगले दस साल की प्रत्यंतर्दशाएँ, दिन तक",
      },
    ],
    image: kundaliImage,
    price: price(499, 9, 9),
    dueMinutes: 5,
    extras: ["pratyantar"],
  },
  {
    type: "name_correction",
    slug: "name-correction-report",
    aliases: ["numerology", "name spelling", "lucky name", "अंक ज्योतिष", "नाम अंक", "नामकरण"],
    title: { en: "Name correction report", hi: "नाम सुधार रिपोर्ट" },
    summary: {
      en: "Three to five other spellings of the name, each with its sums and the reason for it.",
      hi: "नाम की तीन से पाँच और स्पेलिंग, हर एक के जोड़ और कारण के साथ।",
    },
    features: [
      {
        en: "By Chaldean or Pythagorean numerology, or both",
        hi: "कैल्डियन या पाइथागोरस अंक ज्योतिष से, या दोनों से",
      },
      {
        en: "Only spellings that keep the sound of the name",
        hi: "केवल वे स्पेलिंग जिनसे नाम का उच्चारण न बदले",
      },
      { en: "You choose what must not change", hi: "क्या नहीं बदलना है, यह आप चुनते हैं" },
    ],
    image: { name: "service-name", alt: { en: "Drawing: the letters of a name", hi: "नाम के अक्षरों का चित्र" } },
    price: price(351, 7, 7),
    dueMinutes: 5,
    extras: [],
  },
];
