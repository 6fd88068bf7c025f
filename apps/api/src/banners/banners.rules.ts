import type { Audience } from "./banners.table.ts";

/** Who asks for banners, and from where. */
export interface Asker {
  place: NonNullable<Audience["places"]>[number];
  partnerId: string | undefined;
  country: string;
}

/** Whether a banner is for whoever asks. What is for certain partners is for nobody who names none of them. */
export const isFor = (
  { places, partners, countries }: Audience,
  { place, partnerId, country }: Asker,
): boolean =>
  (places?.includes(place) ?? true) &&
  (partners === null || (partnerId !== undefined && partners.includes(partnerId))) &&
  (countries?.includes(country) ?? true);
