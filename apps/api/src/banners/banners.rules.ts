import type { Audience } from "./banners.table.ts";

/** Where banners will be shown, and to a visitor of which country. */
export interface BannerContext {
  place: NonNullable<Audience["places"]>[number];
  partnerId: string | undefined;
  country: string;
}

/** Whether a banner may be shown here. A banner for certain partners is never shown without a partner id. */
export const isFor = (
  { places, partners, countries }: Audience,
  { place, partnerId, country }: BannerContext,
): boolean =>
  (places?.includes(place) ?? true) &&
  (partners === null || (partnerId !== undefined && partners.includes(partnerId))) &&
  (countries?.includes(country) ?? true);
