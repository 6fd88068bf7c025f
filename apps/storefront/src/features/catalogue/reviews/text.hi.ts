import { plural } from "../../../shared/i18n/plural.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  outOfFive: (average) => `5 में से ${average}`,
  count: (count) => plural("hi", count, { one: `${count} समीक्षा`, other: `${count} समीक्षाएँ` }),
  stars: (stars) => `${stars} स्टार`,
  by: (author, city) => `${author}, ${city}`,
  photo: (n, author) => `${author} की फ़ोटो ${n}`,
  some: "हाल की समीक्षाएँ",
  title: "समीक्षाएँ",
  none: "अभी कोई समीक्षा नहीं है। पार्सल पहुँचने के बाद ख़रीदार समीक्षा लिख सकते हैं।",
  ofAllGems: "हमारे रत्नों की समीक्षाएँ",
  moreFailed: "समीक्षाएँ नहीं खुलीं। इंटरनेट जाँचें और फिर कोशिश करें।",
  more: (left) => `और समीक्षाएँ देखें (${left})`,
  sample: "नमूना समीक्षा",
  sampleNote: "ये नमूना समीक्षाएँ हैं, ख़रीदारों ने नहीं लिखीं।",
};
