import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  style: "कुंडली की शैली",
  styles: { north: "उत्तर भारतीय", south: "दक्षिण भारतीय", east: "पूर्व भारतीय" },
  hint: "हर ख़ाने का अंक उसकी राशि है, मेष 1 से शुरू। (व) यानी ग्रह वक्री है।",
  asTable: "तालिका में देखें",
  lord: "स्वामी",
};
