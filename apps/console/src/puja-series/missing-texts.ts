import type { MissingForSale } from "@aradhana/core/staff";

/** What a series lacks for being on sale, in words. */
export const missingTexts: Readonly<Record<MissingForSale, string>> = {
  authorisation: "who authorised us, in both languages",
  packages: "a package",
  offerings: "an offering",
  picture: "a picture, described in both languages",
  occasion: "the days it takes place on",
  temple_place: "the place of the temple on the map",
};
