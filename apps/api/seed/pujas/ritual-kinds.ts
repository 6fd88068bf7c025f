import type { ActName } from "../../art/scenes/acts/acts.ts";
import type { Text } from "../text.ts";

/** The kinds of ritual a puja can be; each has its own emblem. */
export const ritualKinds = {
  abhishek: { en: "Abhishek", hi: "अभिषेक" },
  homa: { en: "Homa", hi: "हवन" },
  path: { en: "Path", hi: "पाठ" },
  archana: { en: "Archana", hi: "अर्चना" },
  katha: { en: "Katha", hi: "कथा" },
  shanti: { en: "Shanti puja", hi: "शांति पूजा" },
  aarti: { en: "Aarti", hi: "आरती" },
  sahasranama: { en: "Sahasranama", hi: "सहस्रनाम" },
} as const satisfies Record<string, Text>;

export type RitualKind = keyof typeof ritualKinds;

/** What the picture of a ritual shows being done, unless its series names something closer. */
export const ritualActs = {
  abhishek: "abhishek",
  homa: "homa",
  path: "reading",
  archana: "archana",
  katha: "storytelling",
  shanti: "peace",
  aarti: "aarti",
  sahasranama: "thousandNames",
} as const satisfies Record<RitualKind, ActName>;
