import type { Text } from "../text.ts";

export type Category = {
  readonly slug: string;
  readonly name: Text;
  readonly path: string;
  /** The emblem beside the name, drawn by the storefront. */
  readonly icon: string;
};

/** The services under the hero. */
export const categories: readonly Category[] = [
  { slug: "puja", name: { en: "Puja", hi: "पूजा" }, path: "/online-puja", icon: "diya" },
  {
    slug: "vip-puja",
    name: { en: "VIP puja", hi: "VIP पूजा" },
    path: "/vip-pujas",
    icon: "kalash",
  },
  {
    slug: "chadhava",
    name: { en: "Chadhava", hi: "चढ़ावा" },
    path: "/chadhaava",
    icon: "lotus",
  },
  {
    slug: "astro-guru",
    name: { en: "Astrologers", hi: "ज्योतिषी" },
    path: "/astro-guru/find",
    icon: "surya",
  },
  {
    slug: "kundali",
    name: { en: "Kundali", hi: "कुंडली" },
    path: "/astro-guru/form?service=kundali",
    icon: "chart",
  },
  { slug: "gemstones", name: { en: "Gemstones", hi: "रत्न" }, path: "/gemstones", icon: "gem" },
  {
    slug: "abhimantrit",
    name: { en: "Abhimantrit", hi: "अभिमंत्रित" },
    path: "/abhimantrit-products",
    icon: "mala",
  },
  {
    slug: "name-correction",
    name: { en: "Name correction", hi: "नाम सुधार" },
    path: "/name-correction",
    icon: "letter",
  },
  { slug: "reels", name: { en: "Reels", hi: "रील्स" }, path: "/reels", icon: "reel" },
  { slug: "blogs", name: { en: "Blogs", hi: "ब्लॉग" }, path: "/blogs", icon: "book" },
];

export type Point = { readonly title: Text; readonly text: Text };

/** The four steps of a booking. */
export const howItWorks: readonly Point[] = [
  {
    title: { en: "Choose a puja and a date", hi: "पूजा और तारीख चुनें" },
    text: {
      en: "Each page shows who performs it, where, when and the full price.",
      hi: "हर पेज पर लिखा है: कौन करेगा, कहाँ, कब और कुल मूल्य।",
    },
  },
  {
    title: { en: "Pay, then add names", hi: "भुगतान करें, फिर नाम दें" },
    text: {
      en: "Name, gotra and wish for each person. If you do not know the gotra, the priest says Kashyap.",
      hi: "हर व्यक्ति का नाम, गोत्र और मनोकामना। गोत्र पता न हो तो पुरोहित जी काश्यप बोलते हैं।",
    },
  },
  {
    title: { en: "The puja is performed", hi: "पूजा होती है" },
    text: {
      en: "At the time given by the panchang. You can correct names until about two hours before; your order shows the exact time.",
      hi: "पंचांग के समय पर। लगभग दो घंटे पहले तक नाम सुधार सकते हैं; सही समय ऑर्डर में लिखा है।",
    },
  },
  {
    title: { en: "Watch and receive", hi: "देखें और पाएँ" },
    text: {
      en: "You get the recording and the certificate in your order, and prasad at home.",
      hi: "रिकॉर्डिंग और सर्टिफ़िकेट आपके ऑर्डर में आते हैं, और प्रसाद घर पहुँचता है।",
    },
  },
];

/** Our promises to devotees. */
export const trustPoints: readonly Point[] = [
  {
    title: { en: "Who performs it", hi: "कौन करता है" },
    text: {
      en: "Each page shows the priest's name, the temple's consent and the places left.",
      hi: "हर पेज पर पुरोहित का नाम, मंदिर की सहमति और बची जगहें लिखी हैं।",
    },
  },
  {
    title: { en: "Correct names yourself", hi: "नाम ख़ुद सुधारें" },
    text: {
      en: "Change the names in your order until the time shown there.",
      hi: "ऑर्डर में लिखे समय तक नाम बदलें।",
    },
  },
  {
    title: { en: "Proof at every step", hi: "हर चरण का प्रमाण" },
    text: {
      en: "Your order shows the planned and the actual time of every step.",
      hi: "आपके ऑर्डर में हर चरण का तय और असली समय दिखता है।",
    },
  },
  {
    title: { en: "Late? Your choice", hi: "देरी हो तो आपकी पसंद" },
    text: {
      en: "If we miss a promise, choose in your order: a refund or the puja again.",
      hi: "वादा पूरा न हो तो अपने ऑर्डर में चुनें: रिफ़ंड या पूजा दोबारा।",
    },
  },
];

export type HomeSectionType =
  | "upcoming"
  | "by_purpose"
  | "by_deity"
  | "vip"
  | "temples"
  | "how_it_works"
  | "reviews"
  | "trust";

export type HomeSection = {
  readonly key: string;
  readonly type: HomeSectionType;
  readonly title: Text;
  /** The link of "See all"; `null` if there is none. */
  readonly seeAll: string | null;
};

/** The sections below the hero and the categories. */
export const homeSections: readonly HomeSection[] = [
  {
    key: "upcoming",
    type: "upcoming",
    title: { en: "Upcoming pujas", hi: "आने वाली पूजाएँ" },
    seeAll: "/online-puja",
  },
  {
    key: "by-purpose",
    type: "by_purpose",
    title: { en: "Pujas by purpose", hi: "कामना के अनुसार पूजा" },
    seeAll: null,
  },
  {
    key: "by-deity",
    type: "by_deity",
    title: { en: "Pujas by deity", hi: "देवता के अनुसार पूजा" },
    seeAll: null,
  },
  {
    key: "vip",
    type: "vip",
    title: { en: "Only for your family", hi: "सिर्फ़ आपके परिवार के लिए" },
    seeAll: "/vip-pujas",
  },
  { key: "temples", type: "temples", title: { en: "Temples", hi: "मंदिर" }, seeAll: null },
  { key: "how", type: "how_it_works", title: { en: "How it works", hi: "यह कैसे होता है" }, seeAll: null },
  {
    key: "reviews",
    type: "reviews",
    title: { en: "What people say (sample reviews)", hi: "लोग क्या कहते हैं (नमूना समीक्षाएँ)" },
    seeAll: null,
  },
  { key: "trust", type: "trust", title: { en: "Our promises", hi: "हमारे वादे" }, seeAll: null },
];
