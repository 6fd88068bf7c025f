import { nakshatras } from "@aradhana/core/sankalp";
import { type ChoghadiyaName, karanaName, yogaNames } from "@aradhana/jyotish/panchang";
import { describeTithi } from "../calendar/tithi.ts";
import type { LunarMonthName } from "../observances/lunar-month.ts";
import type { Text } from "../text/text.ts";

export const monthNames: Readonly<Record<LunarMonthName, Text>> = {
  chaitra: { en: "Chaitra", hi: "चैत्र" },
  vaishakha: { en: "Vaishakha", hi: "वैशाख" },
  jyeshtha: { en: "Jyeshtha", hi: "ज्येष्ठ" },
  ashadha: { en: "Ashadha", hi: "आषाढ़" },
  shravana: { en: "Shravana", hi: "श्रावण" },
  bhadrapada: { en: "Bhadrapada", hi: "भाद्रपद" },
  ashwin: { en: "Ashwin", hi: "आश्विन" },
  kartika: { en: "Kartika", hi: "कार्तिक" },
  margashirsha: { en: "Margashirsha", hi: "मार्गशीर्ष" },
  pausha: { en: "Pausha", hi: "पौष" },
  magha: { en: "Magha", hi: "माघ" },
  phalguna: { en: "Phalguna", hi: "फाल्गुन" },
};
export const addedMonth = (month: Text): Text => ({ en: `Adhika ${month.en}`, hi: `अधिक ${month.hi}` });

/** From Sunday. */
export const weekdayNames: readonly Text[] = [
  { en: "Sunday (Ravivar)", hi: "रविवार" },
  { en: "Monday (Somvar)", hi: "सोमवार" },
  { en: "Tuesday (Mangalvar)", hi: "मंगलवार" },
  { en: "Wednesday (Budhvar)", hi: "बुधवार" },
  { en: "Thursday (Guruvar)", hi: "गुरुवार" },
  { en: "Friday (Shukravar)", hi: "शुक्रवार" },
  { en: "Saturday (Shanivar)", hi: "शनिवार" },
];

export const choghadiyaNames: Readonly<Record<ChoghadiyaName, Text>> = {
  udveg: { en: "Udveg", hi: "उद्वेग" },
  char: { en: "Char", hi: "चर" },
  labh: { en: "Labh", hi: "लाभ" },
  amrit: { en: "Amrit", hi: "अमृत" },
  kaal: { en: "Kaal", hi: "काल" },
  shubh: { en: "Shubh", hi: "शुभ" },
  rog: { en: "Rog", hi: "रोग" },
};

const yogasInHindi = [
  "विष्कंभ",
  "प्रीति",
  "आयुष्मान",
  "सौभाग्य",
  "शोभन",
  "अतिगंड",
  "सुकर्मा",
  "धृति",
  "शूल",
  "गंड",
  "वृद्धि",
  "ध्रुव",
  "व्याघात",
  "हर्षण",
  "वज्र",
  "सिद्धि",
  "व्यतीपात",
  "वरीयान",
  "परिघ",
  "शिव",
  "सिद्ध",
  "साध्य",
  "शुभ",
  "शुक्ल",
  "ब्रह्म",
  "इंद्र",
  "वैधृति",
];

const karanasInHindi: Readonly<Record<string, string>> = {
  Bava: "बव",
  Balava: "बालव",
  Kaulava: "कौलव",
  Taitila: "तैतिल",
  Garaja: "गर",
  Vanija: "वणिज",
  Vishti: "विष्टि (भद्रा)",
  Kimstughna: "किंस्तुघ्न",
  Shakuni: "शकुनि",
  Chatushpada: "चतुष्पाद",
  Naga: "नाग",
};

/** The names of the limbs of a panchang by their numbers, from 1. */
export const limbNames = {
  tithi: (number: number): Text => describeTithi(number).name,
  nakshatra(number: number): Text {
    const [en = "", hi = ""] = nakshatras[number - 1] ?? [];
    return { en, hi };
  },
  yoga: (number: number): Text => ({
    en: yogaNames[number - 1] ?? "",
    hi: yogasInHindi[number - 1] ?? "",
  }),
  karana(number: number): Text {
    const name = karanaName(number);
    return { en: name === "Vishti" ? "Vishti (Bhadra)" : name, hi: karanasInHindi[name] ?? "" };
  },
};
