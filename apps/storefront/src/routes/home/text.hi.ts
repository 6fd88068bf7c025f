import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "Aradhana",
  description: "असली मंदिरों में आपके नाम से पूजा, हर चरण के प्रमाण के साथ।",
};
