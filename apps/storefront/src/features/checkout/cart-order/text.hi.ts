import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  groups: { pooja: "पूजाएँ", chadhaava: "चढ़ावा", goods: "एक पार्सल में आपके पास" },
  namesLater: "संकल्प के नाम भुगतान के बाद देने हैं।",
  quantity: (qty) => `मात्रा ${qty}`,
  remove: (title) => `${title} हटाएँ`,
  take: (count) => `${count} ऑर्डर करें`,
  was: (amount) => `पहले ${amount} था।`,
  blocked: "कार्ट की कोई चीज़ अभी उपलब्ध नहीं है। आपके पैसे नहीं कटे। ऊपर देखें।",
};
