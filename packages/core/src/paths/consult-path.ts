import { pathTo } from "./path-to.ts";

/** Where a time with an astrologer is chosen. */
export const consultPath = (astrologerId: string): string =>
  pathTo("/astro-guru/form", { service: "consult", astrologer_id: astrologerId });
