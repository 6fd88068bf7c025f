import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  title: "साइन इन करें",
  intro: "अपने ऑर्डर देखें, नाम सुधारें और अगली बार जल्दी बुक करें।",
  guest: "बिना साइन इन किए आगे बढ़ें",
};
