import type { BilingualText } from "./captions.ts";

export interface Shot {
  /** Its first second. */
  readonly from: number;
  /** The name of a picture of the catalogue. */
  readonly picture: string;
  /** What moves in it besides the lamps. */
  readonly movement: "none" | "sparks";
  readonly title: BilingualText;
  readonly note: BilingualText;
  readonly caption: BilingualText;
}

/** The shots of the sample recording. */
export const shots: readonly Shot[] = [
  {
    from: 0,
    picture: "temple-mahalakshmi-kolhapur",
    movement: "none",
    title: { en: "Sample recording", hi: "नमूना रिकॉर्डिंग" },
    note: { en: "Drawn by us. Yours is filmed at the temple.", hi: "यह चित्र है। आपकी रिकॉर्डिंग मंदिर में होगी।" },
    caption: {
      en: "This is a sample, drawn by us. Your recording is filmed at the temple.",
      hi: "यह नमूना है, हमने बनाया है। आपकी रिकॉर्डिंग मंदिर में होती है।",
    },
  },
  {
    from: 6,
    picture: "puja-kumkum-archana-kolhapur",
    movement: "none",
    title: { en: "Lamps are lit", hi: "दीप जलाए जाते हैं" },
    note: { en: "The puja begins", hi: "पूजा शुरू होती है" },
    caption: {
      en: "A bell rings, and the lamps are lit. The puja begins.",
      hi: "घंटी बजती है, दीप जलते हैं। पूजा शुरू होती है।",
    },
  },
  {
    from: 12,
    picture: "puja-saraswati-archana-kolhapur",
    movement: "none",
    title: { en: "Asha Sharma", hi: "आशा शर्मा" },
    note: { en: "Kashyap gotra", hi: "कश्यप गोत्र" },
    caption: {
      en: "Sankalp: here the priest says the name. Asha Sharma, Kashyap gotra.",
      hi: "संकल्प: यहाँ पंडित जी नाम बोलते हैं। आशा शर्मा, कश्यप गोत्र।",
    },
  },
  {
    from: 20,
    picture: "puja-sri-suktam-homa-kolhapur",
    movement: "sparks",
    title: { en: "Offering to the fire", hi: "अग्नि में आहुति" },
    note: { en: "Watch it to the end", hi: "अंत तक देखें" },
    caption: {
      en: "The offering goes into the fire. You can watch to the end.",
      hi: "अग्नि में आहुति दी जाती है। आप अंत तक देख सकते हैं।",
    },
  },
];
