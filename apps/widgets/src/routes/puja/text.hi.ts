import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  packages: "पैकेज चुनें",
  people: (min, max) => (min === max ? `${max} व्यक्ति के लिए` : `${min} से ${max} लोगों के लिए`),
  inEvery: "हर पैकेज में:",
  next: (price) => `${price} के साथ आगे बढ़ें`,
  taxes: "सभी कर मूल्य में शामिल हैं। भुगतान अंत में होता है।",
};
