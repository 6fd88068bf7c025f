import type { PartnerName } from "@aradhana/core/partner";

/** The partners' keys in local development. They are invalid everywhere else. */
export const trialKeys = {
  astrology: "trial-key-of-the-astrology-site",
  gemstones: "trial-key-of-the-gemstone-shop",
  trial: "trial-key-of-your-page",
} as const satisfies Record<PartnerName | "trial", string>;
