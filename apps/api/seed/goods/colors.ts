import type { Text } from "../text.ts";

type Color = { readonly hex: `#${string}`; readonly name: Text };

/** The colours in which a product is sold: of its thread and tassel, its metal or its box. */
export const colors = {
  maroon: { hex: "#800000", name: { en: "Maroon", hi: "मैरून" } },
  saffron: { hex: "#e07a1f", name: { en: "Saffron", hi: "केसरिया" } },
  yellow: { hex: "#e3b23c", name: { en: "Yellow", hi: "पीला" } },
  white: { hex: "#f3ede0", name: { en: "White", hi: "सफ़ेद" } },
  black: { hex: "#2b2523", name: { en: "Black", hi: "काला" } },
  green: { hex: "#3f6b3a", name: { en: "Green", hi: "हरा" } },
  gold: { hex: "#c29b4a", name: { en: "Gold colour", hi: "सुनहरा" } },
  silver: { hex: "#b9bdc1", name: { en: "Silver colour", hi: "चाँदी रंग" } },
  copper: { hex: "#bd6a3b", name: { en: "Copper", hi: "ताँबा" } },
} as const satisfies Record<string, Color>;

export type ColorSlug = keyof typeof colors;
