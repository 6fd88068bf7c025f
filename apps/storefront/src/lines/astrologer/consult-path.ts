import { pathTo } from "@aradhana/core/paths";

/** Where a time with an astrologer is chosen. */
export const consultPath = (astrologerId: string): string =>
  pathTo("/astro-guru/form", { service: "consult", astrologer_id: astrologerId });
