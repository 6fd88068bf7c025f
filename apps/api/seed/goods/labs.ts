import type { Text } from "../text.ts";

/** Fictional laboratories; each name contains "sample". The key starts the number of a report. */
export const labs = {
  JGL: { en: "Jaipur Gem Laboratory (sample)", hi: "जयपुर जेम लैबोरेटरी (नमूना)" },
  MRP: { en: "Mumbai Ratna Pariksha (sample)", hi: "मुंबई रत्न परीक्षा (नमूना)" },
  HRL: { en: "Haridwar Rudraksha Laboratory (sample)", hi: "हरिद्वार रुद्राक्ष लैबोरेटरी (नमूना)" },
} as const satisfies Record<string, Text>;

export type Lab = keyof typeof labs;

/** The report of this laboratory with this number. */
export const reportOf = (lab: Lab, number: number) => ({
  lab: labs[lab],
  number: `${lab}-${String(number).padStart(6, "0")}`,
});
