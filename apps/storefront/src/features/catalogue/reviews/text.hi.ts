import { plural } from "../../../shared/i18n/plural.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  outOfFive: (average) => `5 में से ${average}`,
  count: (count) => plural("hi", count, { one: `${count} समीक्षा`, other: `${count} समीक्षाएँ` }),
  stars: (stars) => plural("hi", stars, { one: `${stars} सितारा`, other: `${stars} सितारे` }),
  by: (author, city) => `${author}, ${city}`,
  some: "हाल की समीक्षाएँ",
  sample: "नमूना समीक्षा",
  sampleNote: "ये समीक्षाएँ एक नमूना दुकान की हैं, ख़रीदारों ने इन्हें नहीं लिखा।",
};
