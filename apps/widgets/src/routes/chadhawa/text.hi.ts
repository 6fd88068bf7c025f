import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  heading: "चुनें कि आपके नाम से क्या चढ़ाया जाए",
  prasad: (fee) => `मुझे प्रसाद भेजें, ${fee}`,
};
