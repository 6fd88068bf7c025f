import { partnerIds, themeOf } from "@aradhana/core/partner";

/** The themes of the toolbar, in which every story is tested: the brand's own, and each partner's. */
export const themes = {
  brand: { title: "Aradhana", colors: undefined },
  "orange-green": { title: "Partner: orange and green", colors: themeOf() },
  purple: { title: "Partner: purple", colors: themeOf(partnerIds.astrology) },
  blue: { title: "Partner: blue", colors: themeOf(partnerIds.gemstones) },
} as const;
