import type { text as english } from "./order-line-text.en.ts";

export const text: typeof english = {
  name: { pooja: "पूजा", chadhaava: "चढ़ावा" },
  heading: { pooja: "पूजा", chadhaava: "चढ़ावा" },
  see: { pooja: "पूजा देखें", chadhaava: "चढ़ावा देखें" },
  calendar: {
    pooja: (temple) => `${temple} में पूजा`,
    chadhaava: (temple) => `${temple} में चढ़ावा`,
  },
};
