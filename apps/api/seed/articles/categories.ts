import type { Text } from "../text.ts";

export type ArticleCategory = { readonly slug: string; readonly name: Text };

/** The categories of articles, in the order of the filter. */
export const articleCategories = [
  { slug: "puja", name: { en: "Puja and sankalp", hi: "पूजा और संकल्प" } },
  { slug: "calendar", name: { en: "Tithi and calendar", hi: "तिथि और पंचांग" } },
  { slug: "temples", name: { en: "Temples and offerings", hi: "मंदिर और चढ़ावा" } },
  { slug: "jyotish", name: { en: "Jyotish", hi: "ज्योतिष" } },
  { slug: "beads-and-gems", name: { en: "Beads and gems", hi: "माला और रत्न" } },
] as const satisfies readonly ArticleCategory[];
