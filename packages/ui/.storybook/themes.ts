import { partnerThemes } from "@aradhana/core/partner";

/** The themes of the toolbar, in which every story is tested: the brand's own, and each partner's. */
export const themes = {
  brand: { title: "Aradhana", colors: undefined },
  "orange-green": { title: "Partner: orange and green", colors: partnerThemes.default },
  purple: { title: "Partner: purple", colors: partnerThemes.purple },
  blue: { title: "Partner: blue", colors: partnerThemes.blue },
} as const;
