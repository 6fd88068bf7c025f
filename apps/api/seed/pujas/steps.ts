import type { Text } from "../text.ts";

export type Step = { readonly title: Text; readonly text: Text };

const groupSankalp: Step = {
  title: { en: "Sankalp", hi: "संकल्प" },
  text: {
    en: "With water and rice in the palm, the priest speaks the place, the tithi and the wish, then every name and gotra, one by one.",
    hi: "हथेली में जल और अक्षत लेकर पुरोहित स्थान, तिथि और मनोकामना का उच्चारण करते हैं, फिर एक-एक करके हर नाम और गोत्र।",
  },
};

const individualSankalp: Step = {
  title: { en: "Sankalp on the call", hi: "कॉल पर संकल्प" },
  text: {
    en: "The priest calls you before he begins. You repeat the sankalp after him, with your own name, gotra and wish.",
    hi: "आरंभ से पहले पुरोहित आपको कॉल करते हैं। आप अपने नाम, गोत्र और मनोकामना के साथ उनके पीछे संकल्प दोहराते हैं।",
  },
};

const closing: Step = {
  title: { en: "Aarti and recording", hi: "आरती और रिकॉर्डिंग" },
  text: {
    en: "The puja ends with aarti. We check the recording for every name, and add it to your order.",
    hi: "आरती के साथ पूजा पूरी होती है। हम रिकॉर्डिंग में हर नाम जाँचकर उसे आपके ऑर्डर में जोड़ते हैं।",
  },
};

/** The steps of a ritual: sankalp, the specific steps and aarti. */
export function stepsAround(own: readonly Step[], kind: "group" | "individual"): readonly Step[] {
  return [kind === "individual" ? individualSankalp : groupSankalp, ...own, closing];
}
