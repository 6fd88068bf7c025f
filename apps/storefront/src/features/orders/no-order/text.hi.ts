import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  heading: "कौन-सा ऑर्डर?",
  text: "इस लिंक में कोई ऑर्डर नहीं है। हमारे भेजे मैसेज का लिंक खोलें, या अपने ऑर्डर में से चुनें।",
  orders: "आपके ऑर्डर",
};
