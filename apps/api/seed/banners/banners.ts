import { banners as hero } from "../home/home.ts";
import type { Text } from "../text.ts";

export type BannerSeed = {
  readonly key: string;
  readonly title: Text;
  readonly text: Text;
  readonly action: Text;
  /** The linked series; the link opens its next date. */
  readonly target: { readonly type: "pooja" | "chadhaava"; readonly series: string };
};

/** The banners of the widgets: chadhaava first, then those of our home page. At most five are shown. */
export const banners: readonly BannerSeed[] = [
  {
    key: "somvar-chadhaava-kashi",
    title: { en: "Your Monday at Kashi", hi: "काशी में आपका सोमवार" },
    text: {
      en: "Bilva leaves and Ganga water, offered with your name in the first hours of the day.",
      hi: "दिन की पहली बेला में आपके नाम से बिल्व पत्र और गंगाजल।",
    },
    action: { en: "Choose your offering", hi: "अर्पण चुनें" },
    target: { type: "chadhaava", series: "somvar-chadhaava-kashi" },
  },
  {
    key: "mangalvar-chadhaava-hanuman-garhi",
    title: { en: "Laddoos for Hanuman on Tuesday", hi: "मंगलवार को हनुमान जी के लिए लड्डू" },
    text: {
      en: "Carried up the steps of Hanuman Garhi in Ayodhya, with the names you give.",
      hi: "अयोध्या की हनुमान गढ़ी की सीढ़ियों के ऊपर, आपके दिए नामों के साथ।",
    },
    action: { en: "Choose your offering", hi: "अर्पण चुनें" },
    target: { type: "chadhaava", series: "mangalvar-chadhaava-hanuman-garhi" },
  },
  ...hero.map(({ series, title, text, action }) => ({
    ...{ key: series, title, text, action },
    target: { type: "pooja" as const, series },
  })),
];
