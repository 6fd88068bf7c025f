import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  inForce: (date, version) => `${date} से लागू, वर्ज़न ${version}`,
  summary: "संक्षेप में",
  contents: "विषय-सूची",
  print: "प्रिंट करें",
  contacts: "संपर्क करें",
  grievance: "जवाब से संतुष्ट न हों तो",
  history: "बदलाव का इतिहास",
  changes: "वर्ज़न",
  version: "वर्ज़न",
  since: "कब से",
  change: "बदलाव",
  others: "अन्य नीतियाँ",
  fallback: "पूरी नीति नहीं खुली। ज़रूरी बातें यहाँ हैं।",
  again: "पूरी नीति खोलें",
};
