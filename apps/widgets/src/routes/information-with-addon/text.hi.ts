import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  change: "बदलें",
  heading: "चाहें तो कुछ अर्पण जोड़ें",
  none: "आपके जोड़े बिना कुछ नहीं जुड़ता।",
  empty: "इस पूजा में अतिरिक्त अर्पण नहीं हैं।",
  dakshina: (symbol) => `पुरोहितों के लिए दक्षिणा, ${symbol} में (वैकल्पिक)`,
  dakshinaHint: "शून्य से शुरू होती है; जितनी इच्छा हो दें। पूरी राशि पुरोहितों को जाती है।",
};
