import { text as catalogue } from "../../catalogue/text.hi.ts";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आने वाली पूजाएँ और चढ़ावे",
  loading: "खुल रहा है",
  none: "अभी कुछ नया नहीं है",
  noneText: catalogue.pooja.noneText,
  all: "सभी पूजाएँ देखें",
  pause: "रोकें",
  play: "चलाएँ",
  back: "पिछला",
  on: "अगला",
  place: (nth, all) => `${all} में से ${nth}`,
};
