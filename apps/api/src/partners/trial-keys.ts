import type { PartnerName } from "@aradhana/core/partner";

/** The keys of the partners where the shop is tried out on one machine. They open nothing anywhere else. */
export const trialKeys = {
  astrology: "trial-key-of-the-astrology-site",
  gemstones: "trial-key-of-the-gemstone-shop",
} as const satisfies Record<PartnerName, string>;
