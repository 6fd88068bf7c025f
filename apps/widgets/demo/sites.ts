import type { PartnerName } from "@aradhana/core/partner";

interface Site {
  /** Its name. */
  name: string;
  /** Of its first page. */
  title: string;
  /** The folder of its pages, next to this file. */
  folder: string;
  /** The prefix of its order numbers. */
  prefix: string;
  /** Its own content security policy, with the shop where its widgets need it. */
  policy(shop: string): string;
}

/** The two sites, each with a policy as its owner would have written it. */
export const sites = {
  astrology: {
    name: "Tarakini",
    title: "Charts read with care",
    folder: "tarakini",
    prefix: "TK",
    policy: (shop) =>
      [
        "default-src 'none'",
        `script-src 'self' ${shop}`,
        `frame-src ${shop}`,
        "style-src 'self'",
        "img-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
  },
  gemstones: {
    name: "Ratnakar & Daughters",
    title: "Gemstones, tested and told",
    folder: "ratnakar",
    prefix: "RD",
    policy: (shop) =>
      [
        "default-src 'self'",
        `script-src 'self' ${shop}`,
        `frame-src ${shop}`,
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'self'",
      ].join("; "),
  },
} as const satisfies Record<PartnerName, Site>;
