import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  inForce: (date, version) => `${date} से लागू, संस्करण ${version}`,
  summary: "संक्षेप में",
  contents: "विषय-सूची",
  print: "छापें",
  contacts: "किससे पूछें",
  grievance: "यदि उत्तर से संतोष न हो",
  history: "कब क्या बदला",
  changes: "संस्करण",
  version: "संस्करण",
  since: "कब से",
  change: "बदलाव",
  others: "अन्य नियम",
  fallback: "पूरा पाठ इस समय नहीं मिल पा रहा है। सबसे ज़रूरी बातें यहाँ हैं।",
  again: "पूरा पाठ पढ़ने का फिर प्रयास करें",
};
