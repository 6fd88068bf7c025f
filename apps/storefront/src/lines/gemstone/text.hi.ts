import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  weight: ({ carat, ratti, grams }) => `${carat} कैरेट, ${ratti} रत्ती, ${grams} ग्राम`,
  factor: ({ carat, mg }) => `1 रत्ती = ${carat} कैरेट = ${mg} मिलीग्राम`,
  unique: "इकलौता",
  perCarat: (price) => `${price} प्रति कैरेट`,
  sold: "बिक गया",
};
