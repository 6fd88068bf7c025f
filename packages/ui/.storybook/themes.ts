import { partnerIds, themeOf } from "@aradhana/core/partner";

/** What the toolbar offers, and what every story is tested in: the brand's own colours, and each partner's. */
export const themes = {
  brand: { title: "Aradhana", colors: undefined },
  "orange-green": { title: "Partner: orange and green", colors: themeOf() },
  purple: { title: "Partner: purple", colors: themeOf(partnerIds.astrology) },
  blue: { title: "Partner: blue", colors: themeOf(partnerIds.gemstones) },
} as const;
