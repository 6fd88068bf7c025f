import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "साइन इन करें",
  intro: "अपने ऑर्डर देखें, संकल्प सुधारें, और अगली बार विवरण भरे हुए पाएँ।",
  guest: "बिना साइन इन किए आगे बढ़ें",
};
