import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "खोजें",
  close: "बंद करें",
  label: "आप क्या खोज रहे हैं?",
  placeholder: "पूजा, रत्न…",
  clear: "हटाएँ",
  find: "खोजें",
  recent: "पिछली खोज",
  forget: "पिछली खोज हटाएँ",
  popular: "लोकप्रिय",
  results: "खोज के नतीजे",
  searching: "खोज रहे हैं…",
  found: (count) => (count === 1 ? "1 सबसे सही नतीजा" : `${count} सबसे सही नतीजे`),
  seeAll: "सभी देखें",
  none: (q) => `“${q}” के लिए कुछ नहीं मिला।`,
  suggested: (line) => `सुझाव: ${line}`,
  nearest: "शायद आप इनमें से कुछ खोज रहे हैं:",
  ask: (q) => `नमस्ते, मुझे इसके बारे में जानना है: ${q}`,
  failed: "खोज अभी काम नहीं कर रही",
  retry: "फिर कोशिश करें",
  requestId: "रेफ़रेंस नंबर:",
};
