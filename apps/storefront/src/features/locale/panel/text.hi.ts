import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "देश और भाषा",
  close: "बंद करें",
  language: "भाषा",
  country: "देश",
  countryHint: "मूल्य देश के अनुसार हैं: भारत में रुपये, यूरो वाले देशों में यूरो, और बाक़ी में अमेरिकी डॉलर।",
};
