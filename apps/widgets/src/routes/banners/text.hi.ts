import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "आने वाले अवसर",
  loading: "खुल रहा है",
  slow: "इंटरनेट धीमा है, प्रयास जारी है",
  none: "अभी कोई सूचना नहीं है",
  noneText: "आने वाली सारी पूजाएँ पूरी साइट पर हैं।",
  all: "सारी पूजाएँ देखें",
  pause: "बदलना रोकें",
  play: "बदलना चालू करें",
  back: "पीछे",
  on: "आगे",
  place: (nth, all) => `${all} में से ${nth}`,
};
